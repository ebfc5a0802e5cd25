import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;

/** Something that must be in no source of these folders. */
export interface Ban {
  readonly folders: readonly string[];
  /** The files that may, as they are what all others are to use. */
  readonly except: readonly string[];
  /** A source that does not match cannot have it, and need not be parsed. */
  readonly words: RegExp;
  /** What is wrong with a part of a source, or null. */
  find(node: Node): string | null;
}

/** The device's clock may be days off: moments are the server's, durations the page's own. */
export const DEVICE_CLOCK: Ban = {
  folders: ['src', 'scenes', 'games'],
  except: ['src/platform/time.ts'],
  words: /Date|\bformat/,
  find(node) {
    const { type, callee } = node;
    if (isMember(node, 'Date', 'now')) return 'Date.now';
    if (type === 'NewExpression' && isName(callee, 'Date') && argumentsOf(node) === 0) return 'new Date()';
    if (type === 'CallExpression' && isName(callee, 'Date')) return 'Date()';
    const method = type === 'CallExpression' ? methodOf(callee) : null;
    const isFormat = method === 'format' || method === 'formatToParts';
    return isFormat && argumentsOf(node) === 0 ? `${method}()` : null;
  },
};

/** What Pixi draws into a texture is not drawn again once a lost graphics context is back: it stays empty. */
export const DRAWN_TEXTURES: Ban = {
  folders: ['src', 'scenes', 'games'],
  except: [],
  words: /RenderTexture|generateTexture|cacheAs/,
  find(node) {
    if (node.type === 'Identifier' && node.value === 'RenderTexture') return 'RenderTexture';
    const name = methodOf(node) ?? keyOf(node);
    return name !== null && /^(generateTexture|cacheAsTexture|cacheAsBitmap)$/.test(name) ? name : null;
  },
};

/** What was not answered is a state of data, drawn by what knows all of them; a feature that composes it misses some. */
export const BARE_ERRORS: Ban = {
  folders: ['src/features'],
  except: [],
  words: /ErrorState/,
  find: ({ type, imported, local }) =>
    type === 'ImportSpecifier' && isName(imported ?? local, 'ErrorState') ? 'ErrorState' : null,
};

/** Vite sets NODE_ENV for its whole process, which what is started later inherits. */
export const BARE_BUILDS: Ban = {
  folders: ['tools', 'tests'],
  except: ['tools/build/bundle-in-memory.ts'],
  words: /['"]vite['"]/,
  find: ({ type, source, specifiers }) =>
    type === 'ImportDeclaration' &&
    isNode(source) &&
    source.value === 'vite' &&
    Array.isArray(specifiers) &&
    specifiers.some((specifier: Node) => isName(specifier.imported ?? specifier.local, 'build'))
      ? 'build'
      : null,
};

/** @returns `file: what` for each. @throws Error when a folder has no source: the check would see nothing */
export function findForbidden({ folders, except, words, find }: Ban, root = '.'): string[] {
  const files = folders
    .flatMap((folder) => listSources(root, folder))
    .filter((file) => !except.includes(file));
  if (files.length === 0) throw new Error('forbidden uses: no source was found');
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    if (!words.test(text)) return [];
    const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    return findIn(module as unknown as Node, find).map((found) => `${file}: ${found}`);
  });
}

function listSources(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file));
}

function findIn(node: Node, find: Ban['find']): string[] {
  const own = find(node);
  const below = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((child) => findIn(child, find)),
  );
  return own === null ? below : [own, ...below];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isName = (node: unknown, name: string) =>
  isNode(node) && node.type === 'Identifier' && node.value === name;
const argumentsOf = (node: Node) => (Array.isArray(node.arguments) ? node.arguments.length : 0);

/** The name after the dot, or in brackets; null for what is no member. */
function methodOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isNode(node.property)) return null;
  const { property } = node;
  const value = property.type === 'Computed' ? (property.expression as Node).value : property.value;
  return typeof value === 'string' ? value : null;
}

/** The name of a field that an object is given. */
const keyOf = ({ type, key }: Node): string | null =>
  type === 'KeyValueProperty' && isNode(key) && typeof key.value === 'string' ? key.value : null;

const isMember = (node: Node, object: string, name: string) =>
  methodOf(node) === name && isName(node.object, object);
