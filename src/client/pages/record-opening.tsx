import { useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { momentSaid } from '../moments/said.ts';
import { Icon } from '../ui/index.ts';

interface OpeningProps {
  readonly title: string;
  readonly lead: string;
  /** What the field for a file says. */
  readonly open: string;
  readonly read: (text: string) => void;
  readonly problem: string;
}

/** As much as the command line reads, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Where the file of a recorded match is chosen or dropped. */
export function RecordOpening({ title, lead, open, read, problem }: OpeningProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (file && file.size <= MOST_BYTES) void file.text().then(read);
  };
  const refused = isTooLarge ? momentSaid.value.wrong['large file'] : problem;
  return (
    <main class="wrap page" id="content">
      <h1>{title}</h1>
      <p class="lead">{lead}</p>
      <label
        class="drop"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          take(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="i-upload" size={32} />
        <b>{open}</b>
        <span>{words.value.replay.drop}</span>
        <input class="unseen" type="file" accept=".match,.json,application/json" onChange={event => take(event.currentTarget.files?.[0])} />
      </label>
      <p class="drop-refused" role="alert">
        {refused && <Icon name="i-warn" />}
        {refused}
      </p>
    </main>
  );
}
