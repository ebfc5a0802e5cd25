import sharp from 'sharp';

/** A paper on a table, as a camera would see it. */
export async function photograph(blur = 0) {
  const paper = drawing(`<rect width="1280" height="840" fill="#5b4a3a"/>
      <rect x="120" y="100" width="1040" height="640" rx="28" fill="#d6dfe6"/>${letters()}`);
  const buffer = await (blur > 0 ? paper.blur(blur) : paper).jpeg().toBuffer();
  return { name: 'paper.jpg', mimeType: 'image/jpeg', buffer };
}

/** The same paper from a scanner that leaves its ground transparent. */
export async function scan() {
  const buffer = await drawing(letters()).png().toBuffer();
  return { name: 'scan.png', mimeType: 'image/png', buffer };
}

const drawing = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="840">${content}</svg>`));

/** Strokes in place of letters: not every machine has a typeface. */
function letters(): string {
  const strokes = Array.from({ length: 396 }, (_, at) => {
    const [x, y] = [500 + (at % 36) * 16, 200 + Math.floor(at / 36) * 40];
    return `<path d="M${x} ${y}v26h${4 + (at % 3) * 3}v-${8 + (at % 5) * 4}" stroke="#222" stroke-width="3" fill="none"/>`;
  });
  return strokes.join('');
}
