import type { Call } from '../../contract/call.ts';

/** What is read of a schema: its definition, by the library's own kinds, and whether it may be absent in an object. */
export interface Schema {
  readonly _zod: { readonly def: Definition; readonly optin?: string | undefined };
}

type Definition = Readonly<Record<string, unknown>> & { readonly type: string };

/** An exported schema has its check in a module of its own, where others import it from. */
export interface SchemaHome {
  readonly module: string;
  readonly name: string;
}

/** The schemas and all that they consist of. */
export function schemasWithin(schemas: readonly Schema[]): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
    if (found.has(schema)) continue;
    found.add(schema);
    waiting.push(...partsOf(schema._zod.def));
  }
  return found;
}

function partsOf({
  innerType,
  element,
  items,
  options,
  keyType,
  valueType,
  shape,
  in: from,
  out,
}: Definition): Schema[] {
  const parts = [
    innerType,
    element,
    keyType,
    valueType,
    from,
    out,
    items,
    options,
    Object.values(shape ?? {}),
  ];
  return parts.flat().filter((part): part is Schema => part !== undefined);
}

/** The module of checks that stands for a contract module: what it imports and exports, in the order of its needs. */
export class AnswerCode {
  readonly #home: string;
  readonly #homes: ReadonlyMap<Schema, SchemaHome>;
  readonly #helpers = new Set<string>();
  /** Names taken from other modules, by module. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #exports = new Map<string, string>();

  /** @param home the contract module that is written */
  constructor(home: string, homes: ReadonlyMap<Schema, SchemaHome>) {
    this.#home = home;
    this.#homes = homes;
  }

  /** Exports the check of a schema; one whose home is elsewhere is left to that module. */
  addSchema(name: string, schema: Schema): void {
    const home = this.#homes.get(schema);
    if (home?.module === this.#home && home.name === name) this.#check(schema);
  }

  addConstant(name: string, value: unknown): void {
    this.#exports.set(name, JSON.stringify(value));
  }

  /** Exports what the client reads of a call. What is false is left out: it reads as false. */
  addCall(exportName: string, call: Call): void {
    const { name, access, envelope, isRepeatable, ignores401, isForWithdrawalOnly } = call;
    const flags = Object.entries({ isRepeatable, ignores401, isForWithdrawalOnly }).filter(
      ([, isSet]) => isSet,
    );
    const facts = JSON.stringify({ name, access, envelope, ...Object.fromEntries(flags) }).slice(0, -1);
    const data = this.#call('asked', this.#check(call.data as unknown as Schema));
    this.#exports.set(exportName, `${facts},"data":${data}}`);
  }

  /** @param checks path of the module with the helpers; @param addressOf the address of another contract module's checks */
  write(checks: string, addressOf: (module: string) => string): string {
    const take = (names: Iterable<string>, alias: (name: string) => string, from: string) =>
      `import {${[...names].map((name) => `${name} as ${alias(name)}`).join()}} from ${JSON.stringify(from)};`;
    return [
      take(this.#helpers, (name) => `$${name}`, checks),
      ...[...this.#imports].map(([module, names]) =>
        take(names, (name) => this.#alias(module, name), addressOf(module)),
      ),
      ...[...this.#exports].map(([name, code]) => `export const ${name}=${code};`),
    ].join('\n');
  }

  /** The check of a schema: its name where it has one, else written out. */
  #check(schema: Schema): string {
    const home = this.#homes.get(schema);
    if (!home) return this.#write(schema);
    const { module, name } = home;
    if (module !== this.#home) {
      this.#imports.set(module, (this.#imports.get(module) ?? new Set()).add(name));
      return this.#alias(module, name);
    }
    // What it needs stands above it.
    if (!this.#exports.has(name)) this.#exports.set(name, this.#call('asked', this.#write(schema)));
    return name;
  }

  /** Two modules may have something of one name. */
  #alias(module: string, name: string): string {
    return `${name}$${[...this.#imports.keys()].indexOf(module)}`;
  }

  /** @throws on a kind of schema that no answer had when this was written */
  #write(schema: Schema): string {
    const { def } = schema._zod;
    const conditions = this.#conditions(def);
    const base = this.#base(def);
    return conditions.length === 0 ? base : this.#call('where', base, ...conditions);
  }

  #base(def: Definition): string {
    switch (def.type) {
      case 'unknown':
        return this.#name('any');
      case 'string':
        return this.#name(def.format === 'url' ? 'url' : 'text');
      case 'boolean':
        return this.#name('bool');
      case 'number':
        return this.#name(def.format === 'safeint' ? 'int' : 'number');
      case 'literal':
        return this.#call('oneOf', JSON.stringify(def.values));
      case 'enum':
        return this.#call('oneOf', JSON.stringify(Object.values(def.entries as object)));
      case 'nullable':
        return this.#call('orNull', this.#check(def.innerType as Schema));
      case 'optional':
        return this.#call('orAbsent', this.#check(def.innerType as Schema));
      case 'array':
        return this.#call('list', this.#check(def.element as Schema));
      case 'tuple':
        return this.#call('tuple', this.#list(def.items as readonly Schema[]));
      case 'union':
        return this.#call('either', this.#list(def.options as readonly Schema[]));
      case 'record':
        return this.#record(def);
      case 'object':
        return this.#object(def);
      case 'pipe':
        return this.#pipe(def);
      default:
        throw unsupported(def);
    }
  }

  /** Money is checked as a whole number already, and stays the number that it is. */
  #pipe(def: Definition): string {
    const first = this.#check(def.in as Schema);
    const next = def.out as Schema;
    if (next._zod.def.type !== 'transform') return this.#call('both', first, this.#check(next));
    if ((next._zod.def.transform as { name?: string }).name !== 'cents') throw unsupported(next._zod.def);
    return first;
  }

  #object(def: Definition): string {
    const fields = Object.entries(def.shape as Readonly<Record<string, Schema>>);
    const write = (wanted: readonly [string, Schema][]) =>
      `{${wanted.map(([name, schema]) => `${JSON.stringify(name)}:${this.#check(schema)}`).join()}}`;
    const isOptional = ([, schema]: [string, Schema]) => schema._zod.optin !== undefined;
    const needed = write(fields.filter((field) => !isOptional(field)));
    const optional = write(fields.filter(isOptional));
    const catchall = (def.catchall as Schema | undefined)?._zod.def.type;
    if (catchall === 'unknown') return this.#call('fields', needed, optional, "'keep'");
    if (catchall === 'never') return this.#call('fields', needed, optional, "'refuse'");
    if (catchall !== undefined) throw unsupported(def);
    return optional === '{}' ? this.#call('fields', needed) : this.#call('fields', needed, optional);
  }

  /** A record of listed names has each of them. */
  #record(def: Definition): string {
    const name = def.keyType as Schema;
    const value = this.#check(def.valueType as Schema);
    if (name._zod.def.type !== 'enum') return this.#call('record', this.#check(name), value);
    const names = Object.values(name._zod.def.entries as Readonly<Record<string, string>>);
    return this.#call(
      'fields',
      `{${names.map((one) => `${JSON.stringify(one)}:${value}`).join()}}`,
      '{}',
      "'refuse'",
    );
  }

  #conditions(def: Definition): string[] {
    const checks = (def.checks ?? []) as readonly Schema[];
    // A format of its own, such as a UUID, is a condition of the schema itself.
    const own = def.check === 'string_format' && def.format !== 'url' ? [def] : [];
    return [...own, ...checks.map((check) => check._zod.def)].map((check) => this.#condition(check));
  }

  #condition(check: Readonly<Record<string, unknown>>): string {
    switch (check.check) {
      case 'greater_than':
        return this.#call(check.inclusive ? 'least' : 'above', String(check.value));
      case 'less_than':
        return this.#call(check.inclusive ? 'most' : 'below', String(check.value));
      case 'min_length':
        return this.#call('shortest', String(check.minimum));
      case 'max_length':
        return this.#call('longest', String(check.maximum));
      case 'string_format':
        if (check.pattern instanceof RegExp) return this.#call('like', String(check.pattern));
    }
    throw unsupported(check);
  }

  #list(schemas: readonly Schema[]): string {
    return `[${schemas.map((schema) => this.#check(schema)).join()}]`;
  }

  #name(helper: string): string {
    this.#helpers.add(helper);
    return `$${helper}`;
  }

  /** Without the mark a bundler would keep checks that nothing uses. */
  #call(helper: string, ...args: readonly string[]): string {
    return `/*@__PURE__*/${this.#name(helper)}(${args.join()})`;
  }
}

const unsupported = (def: Readonly<Record<string, unknown>>): Error =>
  new Error(
    `no check is known for a schema of kind ${String(def.type ?? def.check)}: ${JSON.stringify(Object.keys(def))}`,
  );
