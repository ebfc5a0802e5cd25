import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createConcurrencyLimiter } from '../../../server/concurrency-limiter.ts';
import { hooks } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { sealerOf } from '../../../server/seal-keys.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { TEST_SEAL_KEY, type TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { commandAs, keyOf } from '../support/operators.ts';

/** An image as a camera makes it: with the location in its metadata. */
export const makeImage = async (width = 800, height = 600): Promise<string> => {
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

const ADDRESS = { line: '12 Mabini St', city: 'Manila', region: 'NCR', postCode: '1000' };

let numbers = 10_000;

/** A valid hand-in with a unique document number. */
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

let image: Promise<string> | null = null;

/** As many concurrent uploads as the server accepts; the next one would be told to retry later. */
const places = createConcurrencyLimiter({ atOnce: 2, maxQueued: 1_000 });
const noPlace = () => new Error('too many uploads in line');

export async function uploadAll(app: TestApp, token: string, sides = ['front', 'back', 'selfie']) {
  image ??= makeImage();
  for (const side of sides) {
    const body = { requestId: randomUUID(), side, image: await image };
    const { code, msg } = await places.run(() => app.call('uploadKyc', body, token), noPlace);
    if (code !== 0) throw new Error(`upload refused: ${code} ${msg}`);
  }
}

/**
 * Images as an upload leaves them, encrypted for their rows. For tests that are about what comes after: each upload starts
 * a decoder's process.
 */
export async function fillImages(
  { context }: TestApp,
  playerId: string,
  sides = ['front', 'back', 'selfie'],
): Promise<void> {
  image ??= makeImage();
  const bytes = Buffer.from(await image, 'base64');
  for (const side of sides) {
    const id = context.newId();
    const sealed = sealerOf(context.settings).seal(bytes, `kyc picture ${playerId} ${id} ${side}`);
    await context.sql`
      insert into kyc_pictures (player_id, id, side, made_at, sealed)
      values (${playerId}, ${id}, ${side}, ${context.clock.now()}, ${sealed})`;
  }
}

/** A player whose check is pending. */
export async function pendingPlayer(
  app: TestApp,
  changes: Record<string, unknown> = {},
): Promise<NewAccount> {
  const player = await newAccount(app);
  await fillImages(app, player.playerId);
  const { code, msg } = await app.call('addKyc', handIn(changes), player.token);
  if (code !== 0) throw new Error(`hand-in refused: ${code} ${msg}`);
  return player;
}

/** The operator Olive at her command line. */
export const operator =
  (database: TestDatabase, app: TestApp) =>
  (...argv: string[]): Promise<string> => {
    const command = commandAs('olive', [...argv]);
    app.clock.advance(1);
    return runCommand(database.sql, command, {
      clock: app.clock,
      hooks,
      key: keyOf(command.name),
      keys: { dataDir: '', sealKeys: TEST_SEAL_KEY },
    });
  };
