// What takes an experiment along: a link, the files of the command line, the experiment itself.
import { useState } from 'preact/hooks';
import { answerOf, figuresFile, gamesCsv, parseExperiment, playTables, toldOf } from '../../lab/index.ts';
import { labWords, numberIn, verdictSentences } from '../../lab/words/index.ts';
import { linkedOf, writeLink } from '../lab/link.ts';
import { Icon } from '../ui/index.ts';
import { type Asked, askedOf } from './asked.ts';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { said } from './said.ts';
import { labWorkers } from './workers.ts';
import { zipOf } from './zip.ts';

/** The address of an experiment, with its figures once all was played; undefined where it would be too long. */
export async function addressOf({ experiment, status, answer, told }: Shown): Promise<string | undefined> {
  const isOver = status === 'played' || status === 'clear';
  const linked = isOver
    ? linkedOf(
        experiment,
        answer,
        told.map(({ summary }) => summary),
      )
    : linkedOf(experiment);
  const written = await writeLink(linked);
  return written === undefined ? undefined : `${location.origin}/lab/${experiment.game}#${written}`;
}

/** All that is known at this moment: while games are played, what is shown is some moments old. */
function known({ experiment, told }: Shown) {
  const fresh = toldOf(told, told[0]?.summary.seconds ?? 0);
  const series = told.map(each => each.series);
  return { told: fresh, answer: answerOf(experiment, experiment.question, series) };
}

/** The files that the command line writes, in one: all games, and all rows of the game's own tables, for which the games are played again. */
async function csvFiles({ told, games }: Shown, progress: (share: number) => void): Promise<Blob> {
  const texts = new Map([['games.csv', gamesCsv(told)]]);
  let played = 0;
  const tables = await playTables(told, labWorkers().play, () => progress(Math.min(1, ++played / games)));
  for (const [table, text] of tables) texts.set(`games-${table}.csv`, text);
  return zipOf(texts, new Date());
}

/** Offers a text as a file. */
function save(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}

function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export function Files({ lab: { game, words }, shown }: { lab: LabGame; shown: Shown }) {
  const { files: say, run } = said.value;
  const [told, tell] = useState('');
  const [link, setLink] = useState('');
  const { experiment } = shown;
  const share = async () => {
    const address = await addressOf(shown);
    setLink(address ?? '');
    if (address === undefined) return tell(say.tooLong);
    // Where nothing may be copied, the link stands there to be read.
    await navigator.clipboard?.writeText(address).catch(() => {});
    tell(say.copied);
  };
  const csv = async () => {
    const progress = (share: number) => tell(say.tables(words.percent(numberIn(words, Math.floor(share * 100), 0))));
    progress(0);
    try {
      saveBlob(`${experiment.game}-csv.zip`, await csvFiles(shown, progress));
      tell('');
    } catch (error) {
      tell(run.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  const json = () => {
    const { told: all, answer } = known(shown);
    save(`${experiment.game}-figures.json`, 'application/json', JSON.stringify(figuresFile(all, answer)));
  };
  const file = () => save(`${experiment.game}-experiment.json`, 'application/json', `${JSON.stringify(experiment, null, 2)}\n`);
  const report = async () => {
    const [{ reportPage }, english] = await Promise.all([import('../../lab/report/index.ts'), labWords('en')]);
    const { told: all, answer } = known(shown);
    save(`${experiment.game}-report.html`, 'text/html', await reportPage(game, all, verdictSentences(english, experiment, answer)));
  };
  return (
    <div class="lab-files" role="group" aria-label={say.title}>
      <button type="button" id="lab-link" onClick={() => void share()}>
        <Icon name="i-link" size={16} /> {say.link}
      </button>
      <button type="button" onClick={() => void csv()}>
        <Icon name="i-download" size={16} /> {say.csv}
      </button>
      <button type="button" onClick={json}>
        <Icon name="i-download" size={16} /> {say.json}
      </button>
      <button type="button" onClick={file}>
        <Icon name="i-lab" size={16} /> {say.experiment}
      </button>
      <button type="button" onClick={() => void report()}>
        <Icon name="i-rules" size={16} /> {say.report}
      </button>
      {link && <input class="lab-address" readOnly aria-label={say.link} value={link} onFocus={event => event.currentTarget.select()} />}
      <p role="status">{told}</p>
    </div>
  );
}

/** Opens an experiment that was saved as a file. */
export function OpenFile({ open }: { open: (asked: Asked) => Promise<void> }) {
  const { files: say } = said.value;
  const [problem, tell] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    const reading = parseExperiment(await file.text());
    if (reading.ok) await open(askedOf(reading.value));
    else tell(say.badFile(reading.problem));
  };
  return (
    <>
      <label class="button second">
        <Icon name="i-upload" /> {say.openFile}
        <input class="unseen" type="file" accept=".json,application/json" onChange={event => void read(event.currentTarget.files?.[0])} />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
