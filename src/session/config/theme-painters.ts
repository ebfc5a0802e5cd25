type Painter = () => Promise<unknown>;
const painters = new Set<Painter>();

/** Registers a painter that a theme change waits for. @returns the function that removes it. */
export function addThemePainter(painter: Painter): () => void {
  painters.add(painter);
  return () => painters.delete(painter);
}

/** Resolves when everybody has followed the theme in force. */
export async function untilThemePainted(): Promise<void> {
  await Promise.all([...painters].map((painter) => painter()));
}
