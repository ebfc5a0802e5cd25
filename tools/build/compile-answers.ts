import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../../contract/call.ts';
import { AnswerCode, type Schema, type SchemaHome, schemasWithin } from './answer-code.ts';

/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
interface AnswersPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  load(id: string): Promise<{ code: string; map: null; moduleType: 'js' } | null>;
  transform(code: string, id: string): Promise<{ code: string; map: null } | null>;
}

export interface Contract {
  /** Exports of each module, by its absolute path. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly homes: ReadonlyMap<Schema, SchemaHome>;
}

const QUERY = '?answers';
const CALLS = '-calls.ts';
const CHECKS = path.resolve('src/platform/http/answer-checks.ts');
const CONTRACT_IMPORT = /import \{([^}]*)\} from '([^']*\/contract\/[^']*\.ts)';/g;

/**
 * Gives the client each call with a check of its answer that was written from the contract's schema, in place of the
 * schema: the first script needs no schema library then, and a check costs a fraction. Where a form uses the schema of a
 * call's body the call stays as it is.
 */
export function compileAnswers(): AnswersPlugin {
  let reading: Promise<Contract> | null = null;
  const readOnce = () => {
    reading ??= readContract();
    return reading;
  };
  return {
    name: 'compile-answers',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      return { code: writeModule(id.slice(0, -QUERY.length), await readOnce()), map: null, moduleType: 'js' };
    },
    async transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('/contract/')) return null;
      return { code: splitImports(code, path.dirname(id), await readOnce()), map: null };
    },
  };
}

/** Calls that are only made, schemas that are only asked and constants of calls come from the written module; the rest stays. */
export function splitImports(code: string, folder: string, { modules, homes }: Contract): string {
  return code.replaceAll(CONTRACT_IMPORT, (_whole, list: string, from: string) => {
    const exported = modules.get(path.resolve(folder, from));
    const names = list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const isWritten = (name: string) => {
      const value = exported?.[name];
      if (isCall(value)) return !usesOf(name, code).includes('.body');
      if (isSchema(value)) return homes.has(value) && usesOf(name, code).every((use) => use === '.safeParse');
      return from.endsWith(CALLS) && isConstant(value);
    };
    const written = names.filter(isWritten);
    const kept = names.filter((name) => !isWritten(name));
    // A type leaves no import behind, but the braces around it would.
    const isTyped = kept.every((name) => name.startsWith('type '));
    return [
      kept.length > 0 && !isTyped ? `import { ${kept.join(', ')} } from '${from}';` : '',
      written.length > 0 ? `import { ${written.join(', ')} } from '${from}${QUERY}';` : '',
    ].join('');
  });
}

/** What follows a name wherever a module uses it: a property, or nothing. Its import and its type are no uses. */
function usesOf(name: string, code: string): string[] {
  const body = code.replaceAll(/^import [^;]*;$/gm, '');
  return [...body.matchAll(new RegExp(String.raw`(?<![\w.'"-])${name}\b(\.\w+)?`, 'g'))].map(
    ([, use]) => use ?? '',
  );
}

/** The contract as this very process runs it. */
export async function readContract(): Promise<Contract> {
  const files = globSync('contract/**/*.ts')
    .map((file) => path.resolve(file))
    .toSorted();
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  for (const file of files) modules.set(file, await import(pathToFileURL(file).href));
  const calls = [...modules.values()].flatMap((exported) => Object.values(exported).filter(isCall));
  const answered = schemasWithin(calls.map(({ data }) => data as unknown as Schema));
  const homes = new Map<Schema, SchemaHome>();
  for (const [module, exported] of modules) {
    for (const [name, value] of Object.entries(exported)) {
      if (isSchema(value) && answered.has(value) && !homes.has(value)) homes.set(value, { module, name });
    }
  }
  return { modules, homes };
}

/** The checks of a contract module's exported schemas, and its calls. */
export function writeModule(module: string, { modules, homes }: Contract): string {
  const code = new AnswerCode(module, homes);
  for (const [name, value] of Object.entries(modules.get(module) ?? {})) {
    if (isCall(value)) code.addCall(name, value);
    else if (isSchema(value)) code.addSchema(name, value);
    else if (module.endsWith(CALLS) && isConstant(value)) code.addConstant(name, value);
  }
  return code.write(CHECKS, (other) => other + QUERY);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What JSON can say. */
const isConstant = (value: unknown): boolean => isDeepStrictEqual(value, readAgain(value));

function readAgain(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? Symbol('nothing') : JSON.parse(text);
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'data' in value && 'body' in value;
