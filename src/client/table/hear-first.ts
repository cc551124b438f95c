type Heard = { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Hears what is done on the page before any piece of it does; gives the way to stop. */
export function hearFirst(heard: Heard): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, listen] of all) document.addEventListener(name, listen, true);
  return () => {
    for (const [name, listen] of all) document.removeEventListener(name, listen, true);
  };
}
