import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { coloursOf, Icon, Piece } from '../ui/index.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How everybody's points come about so far. */
export function Scores({ kit, scene }: { kit: AnyKit; scene: Scene }) {
  const parts = boardOf(kit);
  return (
    <div class="scores">
      {scene.seats.map(({ seat, name }) => {
        const score = parts.score(scene, seat);
        const total = sum(score.map(({ value }) => value));
        return (
          <section key={seat} style={coloursOf(seat)}>
            <h2>
              <Piece seat={seat} size={20} />
              <span>{name}</span>
              <b class="figure">{total}</b> <small>{parts.unit(total, scene.words)}</small>
            </h2>
            <ul>
              {score.map(({ label, value, icon, colour }) => (
                <li key={label}>
                  <span class="swatch" style={{ background: colour }}>
                    <Icon name={icon} size={12} />
                  </span>
                  <span>{label}</span>
                  <b>{String(value).replace('-', '−')}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
