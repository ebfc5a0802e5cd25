const ORIENTATION_TAG = 0x0112;
const TYPE_SHORT = 3;
const ENTRY_BYTES = 12;
const EXIF_SIGN = Buffer.from('Exif\0\0', 'latin1');

/**
 * An image's orientation, from its EXIF block: 1 to 8, and 1 for any block that violates the standard.
 * Only the first directory is read; no offset points outside the block.
 */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.subarray(0, EXIF_SIGN.length).equals(EXIF_SIGN) ? exif.subarray(EXIF_SIGN.length) : exif;
  if (tiff.length < 8) return 1;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const isLittle = order === 'II';
  const readShort = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const readLong = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = readLong(4);
  if (readShort(2) !== 42 || start < 8 || start + 2 > tiff.length) return 1;
  const entries = readShort(start);
  if (start + 2 + entries * ENTRY_BYTES > tiff.length) return 1;
  for (let entry = 0; entry < entries; entry++) {
    const at = start + 2 + entry * ENTRY_BYTES;
    if (readShort(at) !== ORIENTATION_TAG) continue;
    const value = readShort(at + 8);
    const isFine = readShort(at + 2) === TYPE_SHORT && readLong(at + 4) === 1 && value >= 1 && value <= 8;
    return isFine ? value : 1;
  }
  return 1;
}
