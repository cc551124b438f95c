// The frame of every content editor: name, parts, what is to mend, undo, files, and the way to a table.
import './styles/editor.css';
import './styles/fields.css';
import './styles/press.css';
import './styles/sheets.css';
import { useEffect, useState } from 'preact/hooks';
import type { Finding, Path } from '../../kernel/index.ts';
import { Icon } from '../ui/index.ts';
import { Changes } from './changes.tsx';
import { type Editing, useEditing } from './editing.ts';
import { fieldId } from './fields.tsx';
import type { FrameProps } from './kit.ts';
import { Opening } from './opening.tsx';
import { said } from './said.ts';
import { Sharing } from './sharing.tsx';

export function EditorFrame(props: FrameProps) {
  const { kit, speaking, hash, turnTo } = props;
  const editing = useEditing(props);
  const { desk, dialog, setDialog } = editing;
  const tab = kit.tabs.find(({ key }) => key === hash) ?? kit.tabs.find(each => each.holds(desk.at)) ?? kit.tabs[0];
  const [asked, setAsked] = useState<Path>();
  const goTo = (path: Path) => {
    const home = kit.tabs.find(each => each.holds(path));
    desk.go(path);
    if (home && home !== tab) turnTo(home.key);
    setAsked([...path]);
  };
  useEffect(() => {
    if (asked) document.getElementById(fieldId(asked))?.focus();
  }, [asked]);
  const isSheet = dialog !== undefined;
  return (
    <Opening editing={editing}>
      <Head {...props} editing={editing} current={tab?.key ?? ''} goTo={goTo} />
      <Origin editing={editing} />
      {tab && <tab.Part desk={desk} speaking={speaking} />}
      <Dock {...props} editing={editing} />
      {isSheet && dialog === 'share' && <Sharing kit={kit} game={props.game} editing={editing} close={() => setDialog(undefined)} />}
      {isSheet && dialog === 'changes' && <Changes editing={editing} close={() => setDialog(undefined)} />}
      <p class="unseen" aria-live="polite">
        {editing.told}
      </p>
    </Opening>
  );
}

type HeadProps = FrameProps & { readonly editing: Editing; readonly current: string; readonly goTo: (path: Path) => void };

function Head(props: HeadProps) {
  const { title, kit, speaking, editing, current } = props;
  const { desk } = editing;
  const words = said.value;
  return (
    <header class="ed-head">
      <div class="ed-who">
        <p class="eyebrow">{words.title(title)}</p>
        <Name {...props} />
      </div>
      <nav class="ed-tabs" aria-label={words.parts}>
        {kit.tabs.map(({ key, icon, name, count }) => (
          <a key={key} href={`#${key}`} {...(key === current ? { 'aria-current': 'page' } : {})}>
            <Icon name={icon} /> {name(speaking.words)} {count && <b>{count(desk.content)}</b>}
          </a>
        ))}
        <Counts {...props} />
      </nav>
      <Tools {...props} />
    </header>
  );
}

/** The name of the content, to be written; content without one has the name of the page. */
function Name({ kit, editing, speaking }: HeadProps) {
  const { desk } = editing;
  const words = said.value;
  const { renamed } = kit;
  if (!renamed) return <h1 class="ed-name">{kit.tabs[0]?.name(speaking.words)}</h1>;
  const name = kit.nameOf(desk.content);
  return (
    <h1>
      <span class="unseen">{name || words.unnamed}</span>
      <input
        class="ed-name"
        id={fieldId(['name'])}
        aria-label={words.name}
        placeholder={words.unnamed}
        value={name}
        readOnly={desk.isReadOnly}
        size={Math.max(12, name.length)}
        onInput={event => desk.change(renamed(desk.content, event.currentTarget.value), 'name')}
      />
      <Icon name="i-edit" />
    </h1>
  );
}

/** How much is to mend and to mind; pressing goes to the next. */
function Counts({ editing, goTo }: HeadProps) {
  const { desk, setDialog, differences } = editing;
  const words = said.value;
  const faults = desk.findings.filter(({ isHint }) => !isHint);
  const hints = desk.findings.filter(({ isHint }) => isHint);
  const next = (all: readonly Finding[]) => () => {
    const at = all.findIndex(({ path }) => path.join() === desk.at.join());
    const following = all[(at + 1) % all.length];
    if (following) goTo(following.path);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      next(faults.length > 0 ? faults : hints)();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div class="ed-counts">
      <span role="status">
        <button type="button" class={`chip ${faults.length > 0 ? 'bad' : 'good'}`} disabled={faults.length === 0} onClick={next(faults)}>
          <Icon name={faults.length > 0 ? 'i-error' : 'i-check'} size={16} /> {words.toMend(faults.length)}
        </button>
      </span>
      {hints.length > 0 && (
        <button type="button" class="chip hint" onClick={next(hints)}>
          <Icon name="i-hint" size={16} /> {words.hints(hints.length)}
        </button>
      )}
      {differences.length > 0 && (
        <button type="button" class="chip press" onClick={() => setDialog('changes')}>
          {words.changes(differences.length)}
        </button>
      )}
    </div>
  );
}

function Tools({ editing }: HeadProps) {
  const { history, undo, redo, setDialog, isReadOnly } = editing;
  const words = said.value;
  return (
    <div class="ed-tools">
      <button type="button" class="tool" aria-label={words.undo} title={words.undo} disabled={history.past.length === 0} onClick={undo}>
        <Icon name="i-undo" />
      </button>
      <button type="button" class="tool" aria-label={words.redo} title={words.redo} disabled={history.future.length === 0} onClick={redo}>
        <Icon name="i-redo" />
      </button>
      {!isReadOnly && (
        <button type="button" class="button second ed-open" title={words.open} onClick={editing.chooseFile}>
          <Icon name="i-upload" /> <span>{words.open}</span>
        </button>
      )}
      <button type="button" class="button second" onClick={() => setDialog('share')}>
        <Icon name="i-share" /> {words.share}
      </button>
      <Use editing={editing} />
    </div>
  );
}

/** The way to a table; not before all is mended, and it says so. */
function Use({ editing }: { editing: Editing }) {
  const { desk, use } = editing;
  const words = said.value;
  const faults = desk.findings.filter(({ isHint }) => !isHint).length;
  return (
    <button
      type="button"
      class="button primary ed-use"
      aria-disabled={faults > 0}
      {...(faults > 0 ? { title: words.firstMend(faults), 'aria-description': words.firstMend(faults) } : {})}
      onClick={() => (faults > 0 ? desk.tell(words.firstMend(faults)) : use())}
    >
      <Icon name="i-play" /> {words.use}
    </button>
  );
}

/** Content from a link, or the printed box: what is being looked at, before anything is changed. */
function Origin({ editing }: { editing: Editing }) {
  const { isReadOnly, isBroken, hasOwn, takeOver } = editing;
  const { readOnly } = said.value;
  if (isBroken) {
    return (
      <p class="ed-origin" role="alert">
        <Icon name="i-warn" /> {readOnly.broken}
      </p>
    );
  }
  if (!isReadOnly) return null;
  return (
    <p class="ed-origin">
      <Icon name="i-link" />
      <span>
        <b>{readOnly.title}</b> {hasOwn ? readOnly.replaces : readOnly.help}
      </span>
      <button type="button" class="button primary" onClick={takeOver}>
        {readOnly.take}
      </button>
    </p>
  );
}

/** On a phone the balance check and the way to a table are always at hand. */
function Dock({ editing }: FrameProps & { editing: Editing }) {
  return (
    <div class="ed-dock">
      <span>{said.value.toMend(editing.desk.findings.filter(({ isHint }) => !isHint).length)}</span>
      <Use editing={editing} />
    </div>
  );
}
