import fs from 'node:fs';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../src/app/route-table.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

interface Image {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly id: string;
  readonly start_url: string;
  readonly description: string;
  readonly icons: readonly (Image & { readonly purpose: string })[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Image[];
  }[];
  readonly screenshots: readonly (Image & { readonly form_factor: string; readonly label: string })[];
  readonly share_target: { readonly action: string; readonly method: string; readonly params: object };
  readonly launch_handler: { readonly client_mode: readonly string[] };
}

const database = useDatabase();
const app = useApp(database);

async function read(headers: Record<string, string> = {}): Promise<{ answer: Response; manifest: Manifest }> {
  const answer = await fetch(`${app.url}/manifest.webmanifest`, { headers });
  return { answer, manifest: (await answer.json()) as Manifest };
}

const sizeOf = async ({ src }: Image) => {
  const { width, height, format } = await sharp(`public${src}`).metadata();
  return { sizes: `${width}x${height}`, type: `image/${format}` };
};

describe('manifest of the app', () => {
  it('[O24] manifest is served by its own type, fresh for an hour and for this visitor alone', async () => {
    const { answer, manifest } = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(answer.headers.get('vary')).toContain('accept-language, cookie');
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'en',
    });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  });

  it.each([
    ['the browser', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-CN', '钱包'],
    ['the cookie', { cookie: 'locale=fil', 'accept-language': 'zh' }, 'fil', 'Mga limit at pahinga'],
    ['neither', { 'accept-language': 'de' }, 'en', 'Limits and breaks'],
  ])('[O24] names are in the language that %s says', async (_who, headers, lang, name) => {
    const { manifest } = await read(headers);
    expect(manifest.lang).toBe(lang);
    expect(manifest.shortcuts.map((shortcut) => shortcut.name)).toContain(name);
  });

  it('[O24] name is that of the theme in force', async () => {
    await database.sql`update themes set name = 'The Long Evening Theatre'`;
    const { manifest } = await read();
    expect([manifest.name, manifest.short_name]).toEqual(['The Long Evening Theatre', 'The Long Eve']);
  });

  it('[O24] every image has the size and the type that the manifest says', async () => {
    const { manifest } = await read();
    const images = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    expect(images.length).toBeGreaterThan(12);
    for (const image of images)
      expect([image.src, await sizeOf(image)]).toEqual([image.src, { sizes: image.sizes, type: image.type }]);
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
  });

  it('[O24] screenshots fit both forms, are labelled, and are small', async () => {
    const { manifest } = await read();
    for (const form of ['narrow', 'wide']) {
      const shown = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      // As Chromium asks: one shape for each form, and no side more than 2.3 times the other.
      expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
      for (const { sizes, src, label } of shown) {
        const [width = 0, height = 0] = sizes.split('x').map(Number);
        expect(form === 'narrow' ? height > width : width > height).toBe(true);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
        expect([Math.min(width, height) >= 320, Math.max(width, height) <= 3840]).toEqual([true, true]);
        expect(fs.statSync(`public${src}`).size, src).toBeLessThan(200_000);
        expect(label).not.toBe('');
      }
    }
  });

  it('[O24] shortcuts and the share target lead to pages of the site', async () => {
    const { manifest } = await read();
    const addresses = [...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
    for (const address of addresses) expect(findRoute(address), address).not.toBeNull();
    expect(manifest.share_target.method).toBe('GET');
    // No shortcut leads into a deposit.
    expect(addresses.join()).not.toMatch(/deposit|recharge/);
  });
});

describe('icons of the app', () => {
  const pixels = (name: string) => PNG.sync.read(fs.readFileSync(`public/icons/${name}`));
  const eachPixel = (image: PNG, look: (share: number, rgba: readonly number[]) => void) => {
    const half = image.width / 2;
    for (let y = 0; y < image.height; y++)
      for (let x = 0; x < image.width; x++) {
        const at = (y * image.width + x) * 4;
        look(Math.hypot(x + 0.5 - half, y + 0.5 - half) / half, [...image.data.subarray(at, at + 4)]);
      }
  };
  const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.299 * red + 0.587 * green + 0.114 * blue;

  it.each(['app-maskable-192.png', 'app-maskable-512.png'])(
    '[O24] %s fills its square, and its mark stays in the circle that every shape leaves',
    (name) => {
      let inside = 0;
      const wrong: string[] = [];
      eachPixel(pixels(name), (share, rgba) => {
        if (rgba[3] !== 255) wrong.push(`${rgba} at ${share} is not opaque`);
        const isMark = brightness(rgba) > 105;
        // The safe zone is a circle of four fifths of the width.
        if (isMark && share > 0.8) wrong.push(`${rgba} at ${share} belongs to the mark`);
        else if (isMark) inside += 1;
      });
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(inside).toBeGreaterThan(500);
    },
  );

  it('[O24] monochrome icon is one colour on nothing, within the same circle', () => {
    let inside = 0;
    const wrong: string[] = [];
    eachPixel(pixels('app-monochrome-512.png'), (share, [red, green, blue, alpha = 0]) => {
      if (alpha === 0) return;
      if ([red, green, blue].some((part) => part !== 255))
        wrong.push(`${red}, ${green}, ${blue} at ${share}`);
      if (share > 0.8) wrong.push(`a part at ${share} lies outside`);
      inside += 1;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(inside).toBeGreaterThan(5_000);
  });
});
