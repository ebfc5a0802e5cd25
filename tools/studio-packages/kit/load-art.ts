import { Texture } from 'pixi.js';

/** The pictures that the tool rendered beside the page, by name. */
export async function loadArt<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, Texture>>> {
  const loaded = names.map(async (name) => {
    const image = new Image();
    image.src = `./art/${name}.avif`;
    await image.decode();
    return [name, Texture.from(image)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<Name, Texture>;
}
