/**
 * What the checks of answers are put together from. The build writes them from the contract (`tools/build/answer-code.ts`):
 * they accept and return what the contract's schemas do, without the schema library, and without `eval`, which the page's
 * policy forbids. Values are those of JSON.
 */

/** What a check returns for a value that is not as the contract says. */
const WRONG_VALUE = Symbol('wrong');

/** Returns the value, without the fields that the contract does not name, or `WRONG`. */
type Check = (value: unknown) => unknown;
/** One more condition on a value of the right kind. */
type Condition = (value: never) => boolean;
type Fields = Readonly<Record<string, Check>>;

/** Names and places down to the value that was wrong, the innermost first. */
let trail: (string | number)[] = [];

interface CompiledCheck {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: string };
}

/** The check, which can be asked like the contract's schemas: for a whole answer. */
export function asked(check: Check): Check & CompiledCheck {
  return Object.assign(check, {
    safeParse(value: unknown) {
      trail = [];
      const data = check(value);
      if (data !== WRONG_VALUE) return { success: true as const, data };
      return { success: false as const, error: `not as the contract says: ${trail.toReversed().join('.')}` };
    },
  });
}

export const any: Check = (value) => value;
export const text: Check = (value) => (typeof value === 'string' ? value : WRONG_VALUE);
export const bool: Check = (value) => (typeof value === 'boolean' ? value : WRONG_VALUE);
export const int: Check = (value) => (Number.isSafeInteger(value) ? value : WRONG_VALUE);
export const number: Check = (value) => (Number.isFinite(value) ? value : WRONG_VALUE);

/** An address, without blanks at its ends. */
export const url: Check = (value) => {
  const address = typeof value === 'string' ? value.trim() : '';
  return URL.canParse(address) ? address : WRONG_VALUE;
};

export function oneOf(values: readonly unknown[]): Check {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : WRONG_VALUE);
}

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? value : check(value);

export const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined ? value : check(value);

/** A value that one check returned, looked at by the next one. */
export const both =
  (first: Check, next: Check): Check =>
  (value) => {
    const found = first(value);
    return found === WRONG_VALUE ? WRONG_VALUE : next(found);
  };

export const where =
  (check: Check, ...conditions: readonly Condition[]): Check =>
  (value) => {
    const found = check(value);
    return found !== WRONG_VALUE && conditions.every((holds) => holds(found as never)) ? found : WRONG_VALUE;
  };

export const least =
  (bound: number): Condition =>
  (value: number) =>
    value >= bound;
export const most =
  (bound: number): Condition =>
  (value: number) =>
    value <= bound;
export const above =
  (bound: number): Condition =>
  (value: number) =>
    value > bound;
export const below =
  (bound: number): Condition =>
  (value: number) =>
    value < bound;
export const longest =
  (bound: number): Condition =>
  (value: { length: number }) =>
    value.length <= bound;
export const shortest =
  (bound: number): Condition =>
  (value: { length: number }) =>
    value.length >= bound;
export const like =
  (pattern: RegExp): Condition =>
  (value: string) => {
    // A pattern that looks everywhere keeps its place from one text to the next.
    pattern.lastIndex = 0;
    return pattern.test(value);
  };

function wrongAt(place: string | number): typeof WRONG_VALUE {
  trail.push(place);
  return WRONG_VALUE;
}

export const list =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return WRONG_VALUE;
    const found: unknown[] = new Array(value.length);
    for (let at = 0; at < value.length; at += 1) {
      const item = check(value[at]);
      if (item === WRONG_VALUE) return wrongAt(at);
      found[at] = item;
    }
    return found;
  };

export const tuple =
  (checks: readonly Check[]): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length !== checks.length) return WRONG_VALUE;
    const found: unknown[] = [];
    for (const [at, check] of checks.entries()) {
      const item = check(value[at]);
      if (item === WRONG_VALUE) return wrongAt(at);
      found.push(item);
    }
    return found;
  };

type NamedFields = Record<string, unknown>;

const isNamed = (value: unknown): value is NamedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param optional fields that may be absent
 * @param others what becomes of a field that is not named: dropped, kept, or the whole value is wrong
 */
export function fields(
  named: Fields,
  optional: Fields = {},
  others: 'drop' | 'keep' | 'refuse' = 'drop',
): Check {
  const needed = Object.entries(named);
  const possible = Object.entries(optional);
  return (value) => {
    if (!isNamed(value)) return WRONG_VALUE;
    const found: NamedFields = {};
    for (const [name, check] of needed) {
      if (!(name in value)) return wrongAt(name);
      const item = check(value[name]);
      if (item === WRONG_VALUE) return wrongAt(name);
      found[name] = item;
    }
    for (const [name, check] of possible) {
      if (!(name in value)) continue;
      const item = check(value[name]);
      if (item === WRONG_VALUE) return wrongAt(name);
      found[name] = item;
    }
    if (others === 'drop') return found;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(named, name) || Object.hasOwn(optional, name) || name === '__proto__') continue;
      if (others === 'refuse') return wrongAt(name);
      found[name] = value[name];
    }
    return found;
  };
}

/** Fields of any name, all of one kind. */
export const record =
  (name: Check, check: Check): Check =>
  (value) => {
    if (!isNamed(value)) return WRONG_VALUE;
    const found: NamedFields = {};
    for (const key of Object.keys(value)) {
      if (key === '__proto__') continue;
      const item = check(value[key]);
      if (name(key) === WRONG_VALUE || item === WRONG_VALUE) return wrongAt(key);
      found[key] = item;
    }
    return found;
  };

/** The first of several kinds that a value is of. */
export const either =
  (checks: readonly Check[]): Check =>
  (value) => {
    for (const check of checks) {
      const found = check(value);
      if (found !== WRONG_VALUE) return found;
    }
    return WRONG_VALUE;
  };
