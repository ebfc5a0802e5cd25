type Painter = () => Promise<unknown>;
const painters = new Set<Painter>();

/** Who needs time to follow a new theme says here when it has. @returns what takes it out again. */
export function addThemePainter(painter: Painter): () => void {
  painters.add(painter);
  return () => painters.delete(painter);
}

/** Resolves when everybody has followed the theme in force. */
export async function untilThemePainted(): Promise<void> {
  await Promise.all([...painters].map((painter) => painter()));
}
