import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { CALLS } from '../../contract/registry.ts';

const FOLDER = 'contract';
const files = fs
  .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'));

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'name' in value && 'access' in value && 'body' in value;

async function callsOf(file: string): Promise<Call[]> {
  const all: Record<string, unknown> = await import(path.resolve(FOLDER, file));
  return Object.values(all).filter(isCall);
}

it.each(files.filter((file) => /\/.*-calls\.ts$/.test(file)))(
  'registry has every call that %s defines',
  async (file) => {
    const defined = await callsOf(file);
    expect(defined.length).toBeGreaterThan(0);
    for (const call of defined) expect(CALLS.get(call.name)).toBe(call);
  },
);

it('each call belongs to one domain', async () => {
  const gathered = await Promise.all(files.filter((file) => file.endsWith('/calls.ts')).map(callsOf));
  expect(
    gathered
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...CALLS.keys()].sort());
});
