type Format = 'avif' | 'webp';

/** Half the bytes of the other; given up for all images when the first one cannot be drawn. */
let format: Format = 'avif';

export function giveUpAvif(): void {
  format = 'webp';
}

/**
 * Addresses of a game's symbols by their names, in the format that this browser draws.
 * @param files addresses of the built images by their paths, like `…/bell@2.avif`
 */
export function findSymbols(files: Readonly<Record<string, string>>): (name: string) => string | undefined {
  const byFile = new Map(Object.entries(files).map(([path, address]) => [path.split('/').at(-1), address]));
  return (name) => byFile.get(`${name}@2.${format}`) ?? byFile.get(`${name}@2.webp`);
}
