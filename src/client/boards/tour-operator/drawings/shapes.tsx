/** A shape of a drawing: an ink and a path; '*' is drawn in the tone. */
export function Shape({ of, tone = 'd' }: { of: string; tone?: string }) {
  const cut = of.indexOf(' ');
  const ink = of.slice(0, cut);
  return <path class={`ink-${ink === '*' ? tone : ink}`} d={of.slice(cut + 1)} />;
}

export function Shapes({ of, tone = 'd' }: { of: readonly string[] | undefined; tone?: string | undefined }) {
  return (
    <>
      {(of ?? []).map(shape => (
        <Shape key={shape} of={shape} tone={tone} />
      ))}
    </>
  );
}
