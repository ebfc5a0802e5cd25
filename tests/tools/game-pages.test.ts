import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleInMemory } from '../../tools/build/bundle-in-memory.ts';

/** Of the whole opening, by gzip; kilobytes of 1000 bytes. */
const LIMIT_KB = 325;
const LIMIT_FILES = 60;
/** Fetched on first use, or by few players: sounds, the face of code, letters that most texts lack, Chinese. */
const LATER = /effects-|bed-|wins-|dm-mono|-latin-|noto-sans-sc|\.svg$/;
const TEXT = /\.(?:js|css|html)$/;

type Files = ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

const slugs = globSync('games/*/index.html').map((page) => page.split('/')[1] ?? '');

async function buildPages(): Promise<Files> {
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = await bundleInMemory({ configFile: 'vite.games.config.ts', logLevel: 'silent' });
  return new Map(output.map((file) => [file.fileName, file]));
}

/** The chunk of a module that is fetched by itself. */
function chunkOf(files: Files, module: string): string {
  const found = [...files.values()].find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
  );
  if (!found) throw new Error(`no chunk of ${module}`);
  return found.fileName;
}

/** What a player fetches to open a game, by the renderer of a real graphics card and in English. */
function filesOf(files: Files, slug: string): Set<string> {
  const manifest = readFileSync(`games/${slug}/manifest.ts`, 'utf8');
  const own = [...(/messages: \[([^\]]*)\]/.exec(manifest)?.[1] ?? '').matchAll(/'(\w+)'/g)];
  const ofSlot = manifest.includes('slotManifest<') ? ['slot', `slot-${slug}`] : [];
  const messages = ['shell', 'game', ...own.map(([, name = '']) => name), ...ofSlot];
  const page = `${slug}/index.html`;
  const waiting = [
    chunkOf(files, `/games/${page}`),
    chunkOf(files, '/pixi/webgl-renderer.ts'),
    ...messages.map((name) => chunkOf(files, `/src/messages/en/${name}.json`)),
  ];
  const reached = new Set([page]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || LATER.test(name)) continue;
    const file = files.get(name);
    if (!file) throw new Error(`${slug} asks for ${name}, which is not built`);
    reached.add(name);
    if (file.type === 'chunk') {
      const { importedAssets, importedCss } = file.viteMetadata ?? {};
      waiting.push(...file.imports, ...(importedAssets ?? []), ...(importedCss ?? []));
    } else if (name.endsWith('.css')) {
      for (const [, asset = ''] of String(file.source).matchAll(/url\(\/([^)]+)\)/g)) waiting.push(asset);
    }
  }
  return withoutSpares(reached);
}

/** An image of two formats is fetched in the first. */
function withoutSpares(names: ReadonlySet<string>): Set<string> {
  const stem = (name: string) => name.replace(/-[\w-]{8}\.\w+$/, '');
  const modern = new Set([...names].filter((name) => name.endsWith('.avif')).map(stem));
  return new Set([...names].filter((name) => !name.endsWith('.webp') || !modern.has(stem(name))));
}

function bytesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
  return TEXT.test(file?.fileName ?? '') ? gzipSync(content, { level: 9 }).length : content.length;
}

describe('pages of the games', () => {
  let files: Files;
  beforeAll(async () => {
    files = await buildPages();
  }, 120_000);
  afterAll(() => vi.unstubAllEnvs());

  it.each(slugs)('%s opens with at most 325 kB by gzip, in at most 60 files', (slug) => {
    const needed = [...filesOf(files, slug)];
    const bytes = needed.reduce((sum, name) => sum + bytesOf(files.get(name)), 0);
    expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
    expect(needed.length).toBeLessThanOrEqual(LIMIT_FILES);
    expect(needed.length).toBeGreaterThan(10);
  });

  it('style sheets of a page stand before its scripts', () => {
    for (const slug of slugs) {
      const file = files.get(`${slug}/index.html`);
      const page = file?.type === 'asset' ? String(file.source) : '';
      expect(page.lastIndexOf('rel="stylesheet"')).toBeGreaterThan(0);
      expect(page.lastIndexOf('rel="stylesheet"')).toBeLessThan(page.indexOf('<script'));
    }
  });
});
