import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';

/** The part of JSON Schema that the contract's bodies use. */
export interface BodyRule {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly BodyRule[];
  readonly items?: BodyRule;
  readonly properties?: Readonly<Record<string, BodyRule>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Longer texts take time and find nothing more: the test of body sizes has the largest ones. */
const MAX_CHARS = 300;
const MAX_ITEMS = 20;

const UUIDS = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const DAYS = ['0000-01-01', '0001-01-01', '1969-12-31', '2027-03-10', '9999-12-31'];
const HOSTILE_TEXTS = ['', ' ', 'null', '%', "'; --", '\ud800', '\u202e', '9'.repeat(40), '\u{1f600}'];
const HOSTILE = [null, true, -1, 0.5, 1e308, 2 ** 53, '', [], {}, [[]], { length: 1 }, '\ud800'];

export const bodyRule = ({ body }: Call): BodyRule => z.toJSONSchema(body, { io: 'input' }) as BodyRule;

/** Bodies of a call: each field is that of the valid one, or any that its rule allows; one in four has a field that it does not. */
export function bodiesOf(call: Call, valid: Readonly<Record<string, unknown>>): fc.Arbitrary<object> {
  const allowed = fieldsOf(bodyRule(call), valid);
  const places = Object.keys(bodyRule(call).properties ?? {});
  if (places.length === 0) return allowed;
  const broken = fc
    .tuple(allowed, fc.constantFrom(...places), fc.constantFrom(...HOSTILE))
    .map(([body, place, value]) => ({ ...body, [place]: value }));
  return fc.oneof({ weight: 3, arbitrary: allowed }, { weight: 1, arbitrary: broken });
}

function fieldsOf({ properties = {}, required = [] }: BodyRule, valid: unknown): fc.Arbitrary<object> {
  const known = (valid ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(properties).map(
    ([name, rule]) => [name, allowedOr(rule, known[name])] as const,
  );
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [...required] });
}

/** @param valid the field of a valid body, which half of the values are */
function allowedOr(rule: BodyRule, valid?: unknown): fc.Arbitrary<unknown> {
  const any = allowedBy(rule, valid);
  return valid === undefined ? any : fc.oneof(fc.constant(valid), any);
}

function allowedBy(rule: BodyRule, valid: unknown): fc.Arbitrary<unknown> {
  if ('const' in rule) return fc.constant(rule.const);
  if (rule.enum) return fc.constantFrom(...rule.enum);
  if (rule.anyOf) return fc.oneof(...rule.anyOf.map((way) => allowedOr(way)));
  switch (rule.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(rule.minimum ?? Number.MIN_SAFE_INTEGER, rule.maximum ?? Number.MAX_SAFE_INTEGER);
    case 'string':
      return texts(rule);
    case 'array':
      return fc.array(allowedOr(rule.items ?? {}), {
        minLength: rule.minItems ?? 0,
        maxLength: Math.min(rule.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      });
    case 'object':
      return fieldsOf(rule, valid);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The bounds and small numbers more often than the rest. */
const integers = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(...[min, max, 0, 1].filter((value) => value >= min && value <= max)),
    fc.integer({ min: Math.max(min, -9), max: Math.min(max, 1_000) }),
    fc.integer({ min, max }),
  );

function texts({ format, pattern, minLength = 0, maxLength = MAX_CHARS }: BodyRule): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...UUIDS));
  if (format === 'date') return fc.constantFrom(...DAYS);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const [least, most] = [minLength, Math.max(minLength, Math.min(maxLength, MAX_CHARS))];
  const fits = HOSTILE_TEXTS.filter(({ length }) => length >= least && length <= most);
  const any = fc.string({ unit: 'binary', minLength: least, maxLength: most });
  return fits.length === 0 ? any : fc.oneof(any, fc.constantFrom(...fits));
}

export interface FieldPlace {
  readonly path: readonly string[];
  readonly kind: 'number' | 'day';
}

/** Every field of a body that is a number or a calendar day. */
export function numbersAndDays(rule: BodyRule, path: readonly string[] = []): FieldPlace[] {
  const below = Object.entries(rule.properties ?? {}).flatMap(([name, inner]) =>
    numbersAndDays(inner, [...path, name]),
  );
  const inList = rule.items ? numbersAndDays(rule.items, [...path, '0']) : [];
  const ways = (rule.anyOf ?? []).flatMap((way) => numbersAndDays(way, path));
  const isNumber = rule.type === 'integer' || rule.type === 'number' || typeof rule.const === 'number';
  const own = isNumber ? 'number' : rule.format === 'date' ? 'day' : null;
  return [...(own ? [{ path, kind: own } as const] : []), ...below, ...inList, ...ways];
}
