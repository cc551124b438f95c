// A band over the lake for what concerns everybody: an effect, the last round, the end.
import { Icon, Piece } from '../../ui/index.ts';
import type { Lake } from './scene.ts';

/** The band, while the news is shown. */
export function Banner({ scene }: { scene: Lake }) {
  const { happening, words, language, voice } = scene;
  const join = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  const list = (seats: readonly number[]) => join.format(seats.map(seat => voice.tell(seat, words.byYou, name => name)));
  switch (happening?.type) {
    case 'morningTaken':
      return (
        <p class="bt-banner small">
          <Piece seat={happening.seat} size={24} />
          <Icon name="g-sunrise" />
          {scene.texts.pieces[`action:${happening.action}`]}
        </p>
      );
    case 'lastRound':
      return (
        <p class="bt-banner">
          <Icon name="i-bell" size={24} />
          <span>
            <b>{words.lastRound}</b> {words.endings[happening.reason]}
          </span>
        </p>
      );
    case 'raced':
      return (
        <p class="bt-banner">
          <Icon name="i-flag" size={24} />
          <span>
            <b>{words.race}</b> {list(happening.winners)}
          </span>
        </p>
      );
    case 'ended':
      return (
        <p class="bt-banner">
          <Icon name="i-trophy" size={24} />
          <span>
            <b>{words.over}</b> {words.endings[happening.reason]}
          </span>
        </p>
      );
    default:
      return null;
  }
}
