import { choose, settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { ownName } from '../shell/own-name.ts';

interface NameFieldProps {
  /** Whether something cannot be done without a name. */
  readonly isMissing?: boolean;
  /** Who is told the name. */
  readonly help?: string;
  /** Told with every letter. */
  readonly typed?: (name: string) => void;
  /** Told when the name is whole. */
  readonly given?: (name: string) => void;
}

/** Asks for the name of whoever is at this device, and remembers it. */
export function NameField({ help, typed, given, isMissing = false }: NameFieldProps) {
  const { settings: names } = words.value;
  return (
    <label class="field">
      <span>{names.name}</span>
      <input
        value={settings.value.name}
        maxLength={24}
        onInput={event => {
          choose({ name: event.currentTarget.value });
          typed?.(ownName());
        }}
        onChange={() => given?.(ownName())}
        autocomplete="nickname"
        aria-invalid={isMissing}
        ref={input => {
          if (isMissing) input?.focus();
        }}
      />
      <small>{help ?? names.nameHelp}</small>
      {isMissing && (
        <small class="missing" role="alert">
          {seatWords.value.nameMissing}
        </small>
      )}
    </label>
  );
}
