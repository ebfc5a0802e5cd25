import { parseSync } from 'vite';

/** How a line is made wrong. All are general: none knows what the line is about. */
export const OPERATORS = ['negate-condition', 'change-number', 'remove-call', 'swap-logic'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A place of a source file where an operator applies. */
export interface Site {
  readonly operator: Operator;
  /** Counted from 1. */
  readonly line: number;
  /** The line without its indentation. */
  readonly text: string;
  /** How many lines with the same text are above it in the file. */
  readonly occurrence: number;
  /** How many sites of the same operator are before it in the line. */
  readonly nth: number;
  /** The nearest lines that are not empty, without indentation; '' at the file's ends. */
  readonly before: string;
  readonly after: string;
  /** What is replaced, as offsets into the file. */
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface FoundSite {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
}

/** What a log says is not tested, and should not be. */
const LOGS = new Set(['log', 'logger', 'console']);
/** A hexadecimal number is a colour or a mask of bits; the colour beside it is the same colour to the eye. */
const PLAIN_NUMBER = /^[\d_]+(?:\.[\d_]+)?$/;
/** Typed code that is also code; all other nodes of types are passed over. */
const TYPED_CODE = /^TS(AsExpression|SatisfiesExpression|NonNullExpression|ParameterProperty)$/;

/** All sites of a file in the order of their lines. @throws Error when the source does not parse */
export function findSites(file: string, source: string): Site[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found: FoundSite[] = [];
  visit(program as unknown as Node, source, found);
  return describeSites(
    found.sort((a, b) => a.start - b.start || a.end - b.end),
    source,
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function visit(node: Node, source: string, found: FoundSite[]): void {
  if (node.type.startsWith('TS') && !TYPED_CODE.test(node.type)) return;
  if (node.type === 'ImportDeclaration') return;
  const site = readSite(node, source);
  if (site) found.push(site);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.computed !== true) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, source, found);
  }
}

function readSite(node: Node, source: string): FoundSite | null {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const { start, end } = node.test as Node;
    return { operator: 'negate-condition', start, end };
  }
  if (node.type === 'Literal' && typeof node.value === 'number') {
    return PLAIN_NUMBER.test(source.slice(node.start, node.end))
      ? { operator: 'change-number', start: node.start, end: node.end }
      : null;
  }
  if (node.type === 'ExpressionStatement' && isRemovableCall(node.expression as Node)) {
    return { operator: 'remove-call', start: node.start, end: node.end };
  }
  if (node.type === 'LogicalExpression' && node.operator !== '??') {
    const start = findSign(source, (node.left as Node).end, node.operator as string);
    return { operator: 'swap-logic', start, end: start + 2 };
  }
  return null;
}

/** A bracket or a comment may lie between the left side and its sign. */
function findSign(source: string, from: number, sign: string): number {
  const gap = /(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*|[\s)])*/y;
  gap.lastIndex = from;
  gap.exec(source);
  if (!source.startsWith(sign, gap.lastIndex)) throw new Error(`no ${sign} at ${gap.lastIndex}`);
  return gap.lastIndex;
}

function isRemovableCall(expression: Node): boolean {
  if (expression.type === 'AwaitExpression' || expression.operator === 'void')
    return isRemovableCall(expression.argument as Node);
  if (expression.type === 'ChainExpression') return isRemovableCall(expression.expression as Node);
  if (expression.type !== 'CallExpression') return false;
  const callee = expression.callee as Node;
  // A constructor without it would fail at once, in whatever uses the class.
  return callee.type !== 'Super' && !isOfLog(callee);
}

function isOfLog(callee: Node): boolean {
  if (callee.type === 'Identifier') return LOGS.has(callee.name as string);
  if (callee.type !== 'MemberExpression') return false;
  const property = callee.property as Node;
  return LOGS.has(property.name as string) || isOfLog(callee.object as Node);
}

function describeSites(found: readonly FoundSite[], source: string): Site[] {
  const lines = source.split('\n').map((line) => line.trim());
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const counts = new Map<string, number>();
  let index = 0;
  return found.map(({ operator, start, end }) => {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= start) index++;
    const text = lines[index] ?? '';
    const key = `${index} ${operator}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return {
      operator,
      line: index + 1,
      text,
      occurrence: lines.slice(0, index).filter((line) => line === text).length,
      nth,
      before: lines.slice(0, index).findLast(Boolean) ?? '',
      after: lines.slice(index + 1).find(Boolean) ?? '',
      start,
      end,
    };
  });
}
