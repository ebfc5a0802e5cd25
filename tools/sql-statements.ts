import { parseSync } from '@swc/core';

/** Stands in a statement where a parameter or a fragment is put in; `$name` where the handle quotes a name given to it. */
export const HOLES = { value: '$', name: '$name' } as const;

/** Methods of a handle that take a statement as plain text. */
const TEXT_CALLS = ['unsafe', 'file'];
const HANDLES = ['db', 'sql', 'tx'];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Name of a called function: its own, or the last part of a path like `context.sql`. */
function nameOf({ type, value, property }: Node): string {
  if (type === 'MemberExpression' && isNode(property)) return nameOf(property);
  return type === 'Identifier' ? String(value) : '';
}

/**
 * The statements of a file in TypeScript, and their fragments, each by itself. A tagged template is SQL whatever the
 * handle's name, but for `String.raw`; of a call with plain text only the fact is known: its statement is empty.
 */
export function listStatements(source: string): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript' }) as unknown as Node, found);
  return found;
}

function visit(node: Node, found: string[]): void {
  const { type, tag, callee } = node;
  if (type === 'TaggedTemplateExpression' && isNode(tag) && nameOf(tag) !== 'raw')
    found.push(readTemplate(node.template as Node));
  if (type === 'CallExpression' && isNode(callee) && TEXT_CALLS.includes(nameOf(callee))) found.push('');
  for (const value of Object.values(node)) if (isNode(value)) visit(value, found);
}

function readTemplate({ quasis, expressions }: Node): string {
  const holes = (expressions as Node[]).map(({ type, callee }) =>
    type === 'CallExpression' && isNode(callee) && HANDLES.includes(nameOf(callee))
      ? HOLES.name
      : HOLES.value,
  );
  return (quasis as Node[]).map(({ raw }, at) => `${raw} ${holes[at] ?? ''} `).join('');
}
