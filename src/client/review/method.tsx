import type { Sight } from './sight.ts';

/** How the figures come about, in plain words. */
export function Method({ sight: { words, review, pen } }: { sight: Sight }) {
  const { method } = words;
  const rows = [
    { look: 'luck', text: method.luck },
    { look: 'skill', text: method.skill },
    { look: '', text: method.open(pen.plain(review.progress.done, 0)) },
    { look: '', text: method.bots },
  ];
  return (
    <section class="review-method">
      <h2>{method.title}</h2>
      <dl>
        {rows.map(({ look, text: [name, said] }) => (
          <div key={name}>
            <dt>
              {look && <i class={`swatch ${look}`} />}
              {name}
            </dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
