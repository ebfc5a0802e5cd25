/** Hands a text to the browser as a file. @param type its media type */
export function saveText(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Gives a drawing of dark on white to the browser as a PNG; a phone saves it with its photos. */
export function savePng(name: string, { size, path }: { size: number; path: string }, pixels: number): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, pixels, pixels);
  brush.scale(pixels / size, pixels / size);
  brush.fillStyle = '#000';
  brush.fill(new Path2D(path));
  const link = Object.assign(document.createElement('a'), {
    href: canvas.toDataURL('image/png'),
    download: name,
  });
  link.click();
}
