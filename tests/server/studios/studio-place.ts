import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { Sql } from '../../../server/db/sql.ts';
import { seedPlatform } from '../../../server/modules.ts';
import { FileStore } from '../../../server/studios/store/file-store.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { COIN, type MathFiles, makePackage, PAGE } from './made-package.ts';

/** A folder of studios' files for a test file, with the commands of operators who use it; all of it goes after the last test. */
export function useStudioPlace(sql: Sql) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'studios-'));
  const studioFiles = path.join(root, 'store');
  const poster = path.join(root, 'poster.png');
  const packages: string[] = [];
  // Files have the time of the machine, and the job that removes them compares it with its own.
  const clock = { at: Date.now(), now: () => clock.at };
  beforeAll(async () => {
    await seedPlatform(sql, clock.at);
    const picture = { width: 300, height: 400, channels: 3, background: '#c08020' } as const;
    fs.writeFileSync(poster, await sharp({ create: picture }).png().toBuffer());
  });
  afterAll(() => {
    for (const folder of [root, ...packages]) fs.rmSync(folder, { recursive: true });
  });
  const packageOf = (maths: MathFiles = COIN, page: MathFiles = PAGE): string => {
    const folder = makePackage(maths, page);
    packages.push(folder);
    return folder;
  };
  const places = { studioFiles };
  const wordsOf = (
    game: string,
    folder: string,
    changes: Readonly<Record<string, string>> = {},
  ): string[] => {
    const options = { game, name: 'Coin', brand: 'Tosser', poster, ...changes };
    return [
      ...['studio', 'publish', folder],
      ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]),
    ];
  };
  const next = () => {
    clock.at += 1;
    return clock.at;
  };
  return {
    root,
    studioFiles,
    store: new FileStore(studioFiles),
    clock,
    packageOf,
    wordsOf,
    one: (words: readonly string[]) => operate(sql, next(), 'olive', words, places),
    byTwo: (words: readonly string[]) => operateByTwo(sql, next(), words, undefined, places),
    /** Every file that is in the store. */
    stored: () => fs.readdirSync(path.join(studioFiles, 'files')),
  };
}
