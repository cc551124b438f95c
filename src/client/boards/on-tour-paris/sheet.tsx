// The score sheet: what everybody's route is worth, and what was possible.
import { Icon, Piece } from '../../ui/index.ts';
import { named, nameOf, type Paris } from './scene.ts';

/** All results in a table, best first. */
export function ScoreSheet({ scene }: { scene: Paris }) {
  const { view, words } = scene;
  const results = (view.results ?? []).map((result, seat) => ({ ...result, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const heads = [
    { icon: 'g-club', label: words.clubs(2) },
    { icon: 'g-circle-mark', label: words.circles(2) },
    { icon: 'g-boat', label: words.boats },
  ];
  return (
    <div class="sheet">
      <table>
        <caption>{words.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {heads.map(({ icon, label }) => (
              <th key={icon} scope="col" class={`figure ${icon}`} title={label}>
                <Icon name={icon} size={16} label={label} />
              </th>
            ))}
            <th scope="col" class="figure">
              {words.total}
            </th>
            <th scope="col" class="figure">
              {words.bestColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ seat, rank, clubs, circled, boats, points, best, title }) => (
            <tr key={seat} class={rank === 1 ? 'winner' : ''}>
              <th scope="row">
                <span class="sheet-name">
                  <Piece seat={seat} size={20} />
                  <span>
                    {nameOf(scene, seat)}
                    <small data-explain="title">{named(scene, title)}</small>
                  </span>
                </span>
              </th>
              <td>{clubs}</td>
              <td>{circled}</td>
              <td>{boats}</td>
              <td class="points" data-explain="points">
                {points}
              </td>
              <td data-explain="best">{best.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
