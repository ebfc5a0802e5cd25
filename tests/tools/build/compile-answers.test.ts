import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '../../../contract/registry.ts';
import type { Schema } from '../../../tools/build/answer-code.ts';
import {
  type Contract,
  readContract,
  splitImports,
  writeModule,
} from '../../../tools/build/compile-answers.ts';
import { mutationsOf, sampleOf } from './sample-values.ts';

type Parsed = { success: boolean; data?: unknown };
type Compiled = Readonly<
  Record<string, Readonly<Record<string, unknown>> & { data: { safeParse(value: unknown): Parsed } }>
>;

/** Choices of one value: among its alternatives, with and without null. */
const TURNS = [0, 1, 2, 3, 4];

let folder: string;
let contract: Contract;
const compiled = new Map<string, Compiled[string]>();
/** Each as it was written, and as the contract has it. */
const constants: [unknown, unknown][] = [];

beforeAll(async () => {
  contract = await readContract();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'answers-'));
  // Each contract module's checks as a file, so that this very process runs what a browser would.
  const fileOf = (module: string) =>
    path.join(folder, `${path.relative('contract', module).replaceAll('/', '.')}.mjs`);
  for (const module of contract.modules.keys()) {
    const code = writeModule(module, contract).replaceAll(
      /from "([^"]+)\?answers"/g,
      (_whole, other: string) => `from ${JSON.stringify(pathToFileURL(fileOf(other)).href)}`,
    );
    fs.writeFileSync(fileOf(module), code);
  }
  for (const module of contract.modules.keys()) {
    if (!module.endsWith('-calls.ts')) continue;
    const exported = (await import(/* @vite-ignore */ pathToFileURL(fileOf(module)).href)) as Compiled;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'object' && 'access' in value) compiled.set(String(value.name), value);
      else if (typeof value !== 'function') constants.push([value, contract.modules.get(module)?.[name]]);
    }
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('compiled check of every call accepts and returns what the contract’s schema does', () => {
  let compared = 0;
  const differing: string[] = [];
  for (const call of CALLS.values()) {
    const check = compiled.get(call.name);
    if (!check) throw new Error(`${call.name} was not compiled`);
    const schema = call.data as unknown as Schema;
    for (const turn of TURNS) {
      const sample = sampleOf(schema, turn);
      expect([call.name, call.data.safeParse(sample).success]).toEqual([call.name, true]);
      for (const value of [sample, ...mutationsOf(sample)]) {
        const wanted = call.data.safeParse(value);
        const found = check.data.safeParse(value);
        compared++;
        const isSame = wanted.success === found.success && isDeepStrictEqual(wanted.data, found.data);
        if (!isSame) differing.push(`${call.name}: ${JSON.stringify(value).slice(0, 300)}`);
      }
    }
  }
  expect(differing.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(50_000);
}, 120_000);

it('compiled call says of itself what the contract does', () => {
  for (const { name, access, envelope, isRepeatable, ignores401, isForWithdrawalOnly } of CALLS.values()) {
    const { data: _check, ...facts } = compiled.get(name) ?? {};
    expect({ ignores401: false, isRepeatable: false, isForWithdrawalOnly: false, ...facts }).toEqual({
      name,
      access,
      envelope,
      isRepeatable,
      ignores401,
      isForWithdrawalOnly,
    });
  }
});

it('constants of calls are written as the contract has them', () => {
  expect(constants.length).toBeGreaterThan(20);
  for (const [written, own] of constants) expect(written).toEqual(own);
});

it('wrong answer is told with the place that is wrong', () => {
  const result = compiled.get('getJackpotDrawInfo')?.data.safeParse({});
  expect(result).toEqual({ success: false, error: expect.stringMatching(/^not as the contract says: \w+$/) });
});

it('schema that is only asked comes compiled; one that is also put together with others stays', () => {
  const importOf = (code: string) =>
    splitImports(
      `import { themeSchema } from '../../contract/config/app-config.ts';\n${code}`,
      path.resolve('src/session'),
      contract,
    ).split('\n')[0];
  expect(importOf('themeSchema.safeParse(value);')).toBe(
    "import { themeSchema } from '../../contract/config/app-config.ts?answers';",
  );
  const whole = "import { themeSchema } from '../../contract/config/app-config.ts';";
  expect(importOf('z.array(themeSchema); themeSchema.safeParse(value);')).toBe(whole);
  expect(importOf('themeSchema.shape.themeName;')).toBe(whole);
});

it('call whose body a form uses stays whole, the others come compiled', () => {
  const folderOfForm = path.resolve('src/features/auth');
  const code = splitImports(
    "import { accountLogin, logout } from '../../../contract/auth/auth-calls.ts';\nconst { account } = accountLogin.body.shape;",
    folderOfForm,
    contract,
  );
  expect(code).toBe(
    "import { accountLogin } from '../../../contract/auth/auth-calls.ts';import { logout } from '../../../contract/auth/auth-calls.ts?answers';\nconst { account } = accountLogin.body.shape;",
  );
});
