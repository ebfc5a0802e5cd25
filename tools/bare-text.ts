import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;

/**
 * A browser that translates a page puts its own element around every text. React then no longer finds the text that it
 * put there: it cannot insert an element before it, nor take it away, and the page ends as an error. So no text stands
 * beside anything that comes and goes: it has an element of its own.
 * @returns places in src/ where one does, as `file: line`
 */
export function findBareText(folder = '.'): string[] {
  const files = fs
    .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.tsx'));
  if (files.length === 0) throw new Error('bare text: no component was found');
  return files.flatMap((file) => {
    // Places are counted in bytes, from the first token of the module: of the one put before it, all are known.
    const text = Buffer.from(`;${fs.readFileSync(path.join(folder, file), 'utf8')}`);
    const module = parseSync(text.toString(), { syntax: 'typescript', tsx: true });
    const lineOf = (at: number) =>
      text
        .subarray(0, at - module.span.start)
        .toString()
        .split('\n').length;
    return nodesIn(module as unknown as Node)
      .filter(isBreach)
      .map((node) => `${file}: ${lineOf((node.span as { start: number }).start)}`);
  });
}

const nodesIn = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(nodesIn),
  ),
];

function isBreach({ type, children }: Node): boolean {
  if ((type !== 'JSXElement' && type !== 'JSXFragment') || !Array.isArray(children)) return false;
  const kinds = children
    .filter(isNode)
    .map(kindOf)
    .filter((kind) => kind !== 'nothing');
  if (type === 'JSXFragment' && kinds.includes('text')) return true;
  if (kinds.length < 2) return false;
  return kinds.includes('fleetingText') || (kinds.includes('fleeting') && kinds.includes('text'));
}

/** `fleeting` comes and goes; `fleetingText` does so without an element of its own. */
type Kind = 'nothing' | 'element' | 'text' | 'fleeting' | 'fleetingText';

function kindOf(child: Node): Kind {
  if (child.type === 'JSXText')
    return String(child.value).trim() === '' && String(child.value).includes('\n') ? 'nothing' : 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  return kindOfValue(child.expression as Node);
}

function kindOfValue(value: Node): Kind {
  if (value.type === 'ParenthesisExpression') return kindOfValue(value.expression as Node);
  if (value.type === 'JSXEmptyExpression') return 'nothing';
  if (isMissing(value)) return 'nothing';
  if (isSlot(value)) return 'element';
  if (value.type === 'JSXElement') return 'element';
  if (value.type === 'JSXFragment')
    return (value.children as Node[]).map(kindOf).includes('text') ? 'text' : 'element';
  if (value.type === 'ConditionalExpression')
    return joinKinds(kindOfValue(value.consequent as Node), kindOfValue(value.alternate as Node));
  if (value.type === 'BinaryExpression' && value.operator === '&&')
    return joinKinds(kindOfValue(value.right as Node), 'nothing');
  if (value.type === 'BinaryExpression' && value.operator === '??') return kindOfValue(value.right as Node);
  if (value.type === 'OptionalChainingExpression') return kindOfValue(value.base as Node);
  if (value.type === 'CallExpression') return kindOfCall(value);
  return 'text';
}

/** Of two that stand in each other's place. Two texts are one that changes. */
function joinKinds(a: Kind, b: Kind): Kind {
  if (a === 'text' && b === 'text') return 'text';
  return [a, b].some((kind) => kind === 'text' || kind === 'fleetingText') ? 'fleetingText' : 'fleeting';
}

/** A list of elements. What another function makes counts as text, unless its name is one of the slots. */
function kindOfCall({ callee, arguments: given }: Node): Kind {
  const called = unwrapNode(callee as Node);
  if (isSlot(called)) return 'element';
  const { value: method } = (called.property ?? {}) as Node;
  const isList = method === 'map' || method === 'flatMap';
  return isList && nodesIn({ given }).some(({ type }) => type === 'JSXElement') ? 'fleeting' : 'text';
}

const unwrapNode = (node: Node): Node =>
  node.type === 'OptionalChainingExpression' ? unwrapNode(node.base as Node) : node;

/** Names of what is an element, or several, wherever it stands. */
const SLOTS = [
  'bar',
  'back',
  'bodies',
  'bubble',
  'children',
  'field',
  'filter',
  'form',
  'front',
  'guide',
  'heading',
  'image',
  'install',
  'links',
  'note',
  'parts',
  'phoneFields',
  'result',
  'right',
  'row',
  'ruleLine',
  'scene',
  'shown',
  'slider',
  'suffix',
  'update',
];

const isSlot = ({ type, value, object }: Node): boolean =>
  type === 'MemberExpression'
    ? isNode(object) && isSlot(object)
    : type === 'Identifier' && SLOTS.includes(String(value));

const isMissing = ({ type, value }: Node) =>
  type === 'NullLiteral' ||
  (type === 'Identifier' && value === 'undefined') ||
  (type === 'StringLiteral' && value === '');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
