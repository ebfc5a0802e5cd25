import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { parseCommand, runCommand } from '../../../server/ops/run-ops.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { TEST_SEAL_KEY, type TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';

/** A picture as a camera makes it: with the place where it was taken in its head. */
export const makePicture = async (width = 800, height = 600): Promise<string> => {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const exif = { IFD0: { Make: 'Camera of Olive' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } };
  return (await noise.jpeg().withExif(exif).toBuffer()).toString('base64');
};

export const ADDRESS = { line: '12 Mabini St', city: 'Manila', region: 'NCR', postCode: '1000' };

let numbers = 10_000;

/** A hand-in that is fine in every detail; the paper's number is its own. */
export function handIn(changes: Record<string, unknown> = {}) {
  numbers += 10;
  return {
    requestId: randomUUID(),
    realName: 'Ligaya Santos',
    address: ADDRESS,
    documentKind: 'nationalId',
    documentNumber: `PH-${numbers}-9999`,
    expiresOn: null,
    ...changes,
  };
}

let picture: Promise<string> | null = null;

export async function uploadAll(app: TestApp, token: string, sides = ['front', 'back', 'selfie']) {
  picture ??= makePicture();
  for (const side of sides) {
    const { code, msg } = await app.call(
      'uploadKyc',
      { requestId: randomUUID(), side, picture: await picture },
      token,
    );
    if (code !== 0) throw new Error(`upload refused: ${code} ${msg}`);
  }
}

/** A player whose check waits. */
export async function pendingPlayer(
  app: TestApp,
  changes: Record<string, unknown> = {},
): Promise<NewAccount> {
  const player = await newAccount(app);
  await uploadAll(app, player.token);
  const { code, msg } = await app.call('addKyc', handIn(changes), player.token);
  if (code !== 0) throw new Error(`hand-in refused: ${code} ${msg}`);
  return player;
}

/** The operator Olive at her command line. */
export const operator =
  (database: TestDatabase, app: TestApp) =>
  (...argv: string[]): Promise<string> => {
    const command = parseCommand(['--as', 'olive', ...argv], 'root');
    if (!command) throw new Error('help');
    app.clock.advance(1);
    return runCommand(database.sql, command, app.clock.now(), { dataDir: '', sealKeys: TEST_SEAL_KEY });
  };
