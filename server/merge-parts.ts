/** The parts of an answer as one. That none is missing is a type of `server/modules.ts`. */
export async function mergeParts<Whole extends object>(
  parts: readonly Promise<Partial<Whole>>[],
): Promise<Whole> {
  return Object.assign({}, ...(await Promise.all(parts)));
}
