import type { Schema } from '../../../tools/build/answer-code.ts';

/** Values of every kind that JSON has, of which few fit a field. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  'text',
  '2026-02-30',
  'https://example.com/a b',
  [],
  [null],
  {},
  { __proto__: null, extra: 1 },
];

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '0190a6c2-7f3e-7b11-8c55-3f0d1c2b4a59',
  date: '2026-11-27',
  url: ' https://example.com/path ',
};

/** A value that fits a schema: every field is there, every list has an item, every choice is the `turn`-th. */
export function sampleOf(schema: Schema, turn: number): unknown {
  const { def } = schema._zod;
  const inner = (name: string) => sampleOf(def[name] as Schema, turn);
  switch (def.type) {
    case 'unknown':
      return { any: turn };
    case 'string':
      return sampleText(def, turn);
    case 'boolean':
      return turn % 2 === 0;
    case 'number':
      return sampleNumber(def, turn);
    case 'literal':
      return pick(def.values as unknown[], turn);
    case 'enum':
      return pick(Object.values(def.entries as object), turn);
    case 'nullable':
      return turn % 3 === 0 ? null : inner('innerType');
    case 'optional':
      return inner('innerType');
    case 'array':
      return Array.from({ length: Math.max(1, boundOf(def, 'min_length', 'minimum') ?? 1) }, () =>
        inner('element'),
      );
    case 'tuple':
      return (def.items as Schema[]).map((item) => sampleOf(item, turn));
    case 'union':
      return sampleOf(pick(def.options as Schema[], turn), turn);
    case 'record':
      return sampleRecord(def, turn);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, Schema>).map(([name, field]) => [
          name,
          sampleOf(field, turn),
        ]),
      );
    case 'pipe':
      return samplePipe(def, turn);
  }
  throw new Error(`no sample of ${def.type}`);
}

type Definition = Schema['_zod']['def'];

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

const checksOf = (def: Definition) => ((def.checks ?? []) as Schema[]).map(({ _zod }) => _zod.def);

const boundOf = (def: Definition, check: string, field: string): number | undefined =>
  checksOf(def).find((one) => one.check === check)?.[field] as number | undefined;

function sampleText(def: Definition, turn: number): string {
  const pattern = [def, ...checksOf(def)].find((one) => one.pattern instanceof RegExp)?.pattern as
    | RegExp
    | undefined;
  const plain = TEXTS[String(def.format)];
  if (plain !== undefined) return plain;
  const least = boundOf(def, 'min_length', 'minimum') ?? 0;
  const found = [
    'a',
    'Aa1-Aa1-Aa1',
    '12345678',
    'f'.repeat(64),
    'x'.repeat(Math.max(1, least)),
    `#${'a1'.repeat(3)}`,
  ].find(
    (text) => text.length >= least && (!pattern || new RegExp(pattern.source, pattern.flags).test(text)),
  );
  return found ?? `${turn}`;
}

function sampleNumber(def: Definition, turn: number): number {
  const least = boundOf(def, 'greater_than', 'value') ?? 0;
  const most = boundOf(def, 'less_than', 'value') ?? 1e6;
  return Math.min(most, least + turn);
}

function sampleRecord(def: Definition, turn: number): Record<string, unknown> {
  const { def: name } = (def.keyType as Schema)._zod;
  const names = name.type === 'enum' ? Object.values(name.entries as Record<string, string>) : ['one', '2'];
  return Object.fromEntries(names.map((key) => [key, sampleOf(def.valueType as Schema, turn)]));
}

/** Lists are bounded before their items are looked at: the items are those of the second part. */
function samplePipe(def: Definition, turn: number): unknown {
  const next = def.out as Schema;
  return sampleOf(next._zod.def.type === 'transform' ? (def.in as Schema) : next, turn);
}

/** The value with each of its places in turn left out, doubled, or in place of it each hostile value. */
export function* mutationsOf(value: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const [at, item] of value.entries()) {
      for (const changed of mutationsOf(item)) yield value.with(at, changed);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, another: 1 };
    for (const [name, held] of Object.entries(value)) {
      const { [name]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of mutationsOf(held)) yield { ...value, [name]: changed };
    }
  }
}
