import { localKeys } from '../../platform/key-values.ts';
import { onIdle } from '../../platform/on-idle.ts';
import { type SavedSnapshot, SNAPSHOT_KEY } from './snapshot.ts';

/**
 * Ornaments of a snapshot are stored as pictures: each drawing is a document, which a slow phone makes in some 15 ms
 * before its first frame, and a picture is decoded beside it.
 */

const DRAWING = 'data:image/svg';
/** As WebP; a browser that encodes none gives PNG. */
const QUALITY = 0.92;
/** Characters of all pictures together: a snapshot is read before anything is shown. */
const MAX_CHARACTERS = 500_000;
/** Pixels of one. */
const MAX_PIXELS = 4_000_000;
const IDLE_MS = 2_000;

export const isDrawing = (value: string): boolean => value.startsWith(DRAWING);

/** A short name of a drawing at this screen's resolution, by its text (FNV-1a, and its length against a coincidence). */
export function nameDrawing(drawing: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < drawing.length; at += 1)
    hash = Math.imul(hash ^ drawing.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}.${drawing.length.toString(36)}.${devicePixelRatio}`;
}

/** Pictures of a stored snapshot by the names of their drawings; none where it cannot be read. */
export function readPictures(stored: string | null): Map<string, string> {
  const { values = [], pictures = {} } = read(stored) ?? {};
  const found = Object.entries(pictures).map(([name, index]) => [name, values[index] ?? ''] as const);
  return new Map(found.filter(([, picture]) => picture !== ''));
}

function read(stored: string | null): Partial<SavedSnapshot> | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<SavedSnapshot> | null;
    return Array.isArray(kept?.values) ? kept : null;
  } catch {
    return null;
  }
}

/** Makes pictures of the drawings in the stored snapshot, one at a time when the browser is idle. */
export async function drawPictures(): Promise<void> {
  const stored = localKeys.get(SNAPSHOT_KEY);
  const kept = read(stored);
  const values = [...(kept?.values ?? [])];
  if (!values.some(isDrawing)) return;
  const pictures: Record<string, number> = { ...kept?.pictures };
  let room = MAX_CHARACTERS - Object.values(pictures).reduce((sum, at) => sum + (values[at]?.length ?? 0), 0);
  for (const [index, drawing] of values.entries()) {
    if (!isDrawing(drawing)) continue;
    await new Promise<void>((done) => void onIdle(done, IDLE_MS));
    // What cannot be made stays a drawing.
    const picture = await drawPicture(drawing).catch(() => null);
    if (picture === null || picture.length > room) continue;
    room -= picture.length;
    values[index] = picture;
    pictures[nameDrawing(drawing)] = index;
  }
  // Another page may have saved one meanwhile.
  if (localKeys.get(SNAPSHOT_KEY) !== stored) return;
  localKeys.set(SNAPSHOT_KEY, JSON.stringify({ ...kept, values, pictures }));
}

/** @returns a data address; null for a drawing that is too large. @throws Error where none can be made */
async function drawPicture(drawing: string): Promise<string | null> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * devicePixelRatio);
  canvas.height = Math.round(image.naturalHeight * devicePixelRatio);
  if (canvas.width * canvas.height > MAX_PIXELS) return null;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (!blob) throw new Error('the drawing has no picture');
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
