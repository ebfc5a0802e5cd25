import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import type { Call } from '../contract/call.ts';
import { CALLS } from '../contract/registry.ts';

const FOLDER = 'src/features';
/** The button, and the hook that gives it its state. */
const BUTTON = 'src/ui/claim-button.tsx';
const HOOK = 'useClaim';
/** What hands a claim on to a component that has the button. */
const ATTRIBUTE = 'claim';

type Node = Readonly<Record<string, unknown>>;

interface Source {
  readonly file: string;
  readonly body: readonly Node[];
  /** By its name in the file: where it is from, as a path of the project, and its name there. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

/** Claims are calls that book something and answer the rewards with the balance after them. */
export function isClaimCall({ movesMoney, data }: Call): boolean {
  const shape = 'shape' in data ? data.shape : null;
  return movesMoney && typeof shape === 'object' && shape !== null && 'rewards' in shape && 'coin' in shape;
}

/**
 * Components that claim without the claim button: a claim may stand in `useClaim`, or in the attribute `claim` of a
 * component whose file has the button.
 * @returns `file: what` for each. @throws Error when no claim or no source is found: the check would see nothing
 */
export function findBareClaims(root = '.'): string[] {
  const calls = new Set([...CALLS.values()].filter(isClaimCall).map(({ name }) => name));
  if (calls.size === 0) throw new Error('claims: no call of the contract is one');
  const sources = readSources(root);
  if (sources.length === 0) throw new Error('claims: no source was found');
  const claims = collectClaims(sources, calls);
  const withButton = new Set(sources.filter(hasButton).map(({ file }) => file));
  return sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap((source) => {
      const names = claimNamesOf(source, claims, calls);
      const isHost = (element: string) => withButton.has(source.imports.get(element)?.from ?? '');
      const bare = source.body.flatMap((node) => bareIn(node, names, hasButton(source), isHost));
      return [...new Set(bare)].map((name) => `${source.file}: ${name}`);
    });
}

const hasButton = ({ imports }: Source) => [...imports.values()].some(({ from }) => from === BUTTON);

/** Exports of flows that make a claim, as `file name`; one that is made of another is one too. */
function collectClaims(sources: readonly Source[], calls: ReadonlySet<string>): Set<string> {
  const claims = new Set<string>();
  for (let before = -1; before < claims.size; ) {
    before = claims.size;
    for (const source of sources.filter(({ file }) => file.endsWith('.ts'))) {
      const names = claimNamesOf(source, claims, calls);
      for (const { name, node } of source.body.flatMap(declarationsOf))
        if (bareIn(node, names, false, () => false).length > 0) claims.add(`${source.file} ${name}`);
    }
  }
  return claims;
}

/** What a claim is called in a file: its own declarations, and what it imports. */
function claimNamesOf(
  { file, imports, body }: Source,
  claims: ReadonlySet<string>,
  calls: ReadonlySet<string>,
): Set<string> {
  const imported = [...imports].filter(([, { from, name }]) =>
    from.startsWith('contract/') ? calls.has(name) : claims.has(`${from} ${name}`),
  );
  const own = body.flatMap(declarationsOf).filter(({ name }) => claims.has(`${file} ${name}`));
  return new Set([...imported.map(([local]) => local), ...own.map(({ name }) => name)]);
}

/** The names that stand below a node where no claim button has them. */
function bareIn(
  node: Node,
  names: ReadonlySet<string>,
  mayClaim: boolean,
  isHost: (element: string) => boolean,
): string[] {
  const type = String(node.type ?? '');
  if (type.startsWith('Ts') && type !== 'TsAsExpression' && type !== 'TsNonNullExpression') return [];
  if (type === 'ImportDeclaration') return [];
  if (type === 'Identifier') return names.has(String(node.value)) ? [String(node.value)] : [];
  if (type === 'CallExpression' && mayClaim && isNamed(node.callee, HOOK)) return [];
  const isHosted = type === 'JSXOpeningElement' && isNode(node.name) && isHost(String(node.name.value));
  return Object.entries(node).flatMap(([key, value]) => {
    const isOnlyName =
      (type === 'KeyValueProperty' && key === 'key') || (type === 'MemberExpression' && key === 'property');
    const children = (Array.isArray(value) ? value : [value]).filter(isNode);
    return children
      .filter((child) => !(isOnlyName && child.type === 'Identifier'))
      .filter((child) => !(isHosted && child.type === 'JSXAttribute' && isNamed(child.name, ATTRIBUTE)))
      .flatMap((child) => bareIn(child, names, mayClaim, isHost));
  });
}

/** Top-level functions and constants with their names. */
function declarationsOf(node: Node): { name: string; node: Node }[] {
  if (node.type === 'ExportDeclaration') return declarationsOf(node.declaration as Node);
  if (node.type === 'FunctionDeclaration')
    return [{ name: nameOf(node.identifier), node: node.body as Node }];
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Node[])
    .filter(({ init }) => isNode(init))
    .map(({ id, init }) => ({ name: nameOf(id), node: init as Node }));
}

function readSources(root: string): Source[] {
  const place = path.join(root, FOLDER);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(FOLDER, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
      return { file, body: body as unknown as Node[], imports: importsOf(file, body as unknown as Node[]) };
    });
}

function importsOf(file: string, body: readonly Node[]): Source['imports'] {
  const found = new Map<string, { from: string; name: string }>();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue;
    const from = path.posix.join(path.posix.dirname(file), String((source as Node).value));
    for (const { local, imported } of specifiers as Node[])
      found.set(nameOf(local), { from, name: nameOf(imported ?? local) });
  }
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (node: unknown): string => (isNode(node) ? String(node.value) : '');
const isNamed = (node: unknown, name: string): boolean => nameOf(node) === name;
