import { makeVapidKeys, type VapidKeys } from '../adapters/vapid.ts';
import type { Context } from '../context.ts';
import { sealerOf } from '../seal-keys.ts';
import { findPushKey, insertMissingPushKey, updateSealedPushKey } from './vapid-key-queries.ts';

/** Binds the sealed key to its row. */
const PLACE = 'push key';

type Keeper = Pick<Context, 'sql' | 'settings' | 'clock'>;

/** The platform's key for browsers. The pair is made when it is asked for first, by one process. */
export async function readPublicKey({ sql, settings, clock }: Keeper): Promise<string> {
  const known = await findPushKey(sql);
  if (known) return known.publicKey;
  const { publicKey, privateKey } = makeVapidKeys();
  const sealed = sealerOf(settings).seal(privateKey, PLACE);
  await insertMissingPushKey(sql, { publicKey, privateKey: sealed, madeAt: clock.now() });
  return (await findPushKey(sql))?.publicKey ?? publicKey;
}

/**
 * The pair; undefined before there is any. A key that was sealed with an older seal key is sealed anew.
 * @throws SealError without the seal key
 */
export async function readVapidKeys({
  sql,
  settings,
}: Pick<Keeper, 'sql' | 'settings'>): Promise<VapidKeys | undefined> {
  const row = await findPushKey(sql);
  if (!row) return undefined;
  const sealer = sealerOf(settings);
  const privateKey = sealer.open(row.privateKey, PLACE);
  if (!sealer.isCurrent(row.privateKey))
    await updateSealedPushKey(sql, { publicKey: row.publicKey, privateKey: sealer.seal(privateKey, PLACE) });
  return { publicKey: row.publicKey, privateKey };
}
