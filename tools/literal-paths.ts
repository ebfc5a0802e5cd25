import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The table of paths, and the functions that read it. */
const TABLE = ['src/platform/path-constants.ts', 'src/platform/paths.ts'];
/** Paths that the server answers: calls, art, files. */
const SERVED = /^\/(app\/v1|art|assets|icons|player-pictures|posters)\/|\.\w+$/;
/** String functions, where a slash is a separator and not an address. */
const TEXT_FUNCTIONS = ['split', 'join', 'startsWith', 'endsWith', 'includes', 'indexOf', 'lastIndexOf'];

type Node = Readonly<Record<string, unknown>>;

/** Literal addresses of the site in files of src/ that should come from the table, as `file: address`. */
export function findLiteralPaths(folder = '.'): string[] {
  const files = fs
    .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !TABLE.includes(file));
  if (files.length === 0) throw new Error('literal paths: no source was found');
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    return pathsIn(module as unknown as Node).map((found) => `${file}: ${found}`);
  });
}

function pathsIn(node: Node): string[] {
  const own = textOf(node);
  const below = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(pathsIn),
  );
  if (isTextFunction(node)) return below.filter((text) => text !== '/');
  return own !== null && isPath(own) ? [own, ...below] : below;
}

/** The start of a literal; of a template only its first part can be an address. */
function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') return String((node.quasis as { cooked?: string }[])[0]?.cooked ?? '');
  if (node.type === 'RegExpLiteral') return String(node.pattern).replace(/^\^/, '').replaceAll('\\/', '/');
  return null;
}

const isPath = (text: string) => text === '/' || (/^\/[a-z:]/i.test(text) && !SERVED.test(text));

function isTextFunction({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  return isNode(callee.property) && TEXT_FUNCTIONS.includes(String(callee.property.value));
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
