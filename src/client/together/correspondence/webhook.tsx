// The address that is called when it is one's turn.
import { useState } from 'preact/hooks';
import { words } from '../../locale/index.ts';
import { changeSession, session } from '../../online/api.ts';
import { company } from '../company.ts';

export function Webhook() {
  const { settings: names } = company.value;
  const kept = session.value?.webhook ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? kept;
  const [said, say] = useState('');
  const save = () =>
    changeSession({ webhook: address.trim() || null }).then(
      ({ webhook }) => say(webhook ? names.webhookKept : names.webhookGone),
      () => say(names.webhookWrong),
    );
  return (
    <form
      class="field"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <label for="webhook">{names.webhook}</label>
      <div class="link-row">
        <input
          id="webhook"
          type="url"
          value={address}
          maxLength={500}
          placeholder="https://"
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button second" disabled={address.trim() === kept}>
          {words.value.settings.webhookSave}
        </button>
      </div>
      <small>{names.webhookHelp}</small>
      <p role="status">{said}</p>
    </form>
  );
}
