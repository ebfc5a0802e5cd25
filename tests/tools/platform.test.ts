import { afterEach, describe, expect, it, vi } from 'vitest';
import { explain, runPlatform } from '../../tools/platform.ts';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
const FULL_DISKS = [
  ['a file', failure('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['PostgreSQL', failure('53100', 'could not extend file "base/16384/2619"')],
  ['PostgreSQL at its own start', new Error('FATAL: could not write file: No space left on device')],
] as const;

afterEach(() => vi.restoreAllMocks());

describe('start on a full disk', () => {
  it.each(FULL_DISKS)('full disk reported by %s is explained in one line', (_who, error) => {
    expect(explain(error)).toBe('The disk is full.');
  });

  it('start exits with status 1 and prints nothing else', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    vi.spyOn(process, 'on').mockReturnThis();
    vi.spyOn(process, 'once').mockReturnThis();
    await runPlatform(() => Promise.reject(FULL_DISKS[0][1]));
    expect(said.mock.calls).toEqual([['The disk is full.']]);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});

it('unknown error is printed with its place in the code', () => {
  expect(explain(new Error('what is this'))).toContain('platform.test.ts');
});
