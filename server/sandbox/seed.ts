import { randomBytes } from 'node:crypto';
import { DECLARATIONS } from '../../contract/auth/auth-calls.ts';
import { JACKPOT_TIERS, type JackpotTier, TierPropId } from '../../contract/ids.ts';
import { type Cents, cents, NO_CENTS } from '../../contract/money.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { hashPassword } from '../auth/public/passwords.ts';
import type { Sql, Tx } from '../db/sql.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { makeId } from '../make-id.ts';
import { seedPlatform } from '../modules.ts';

interface SeedPlayer {
  readonly account: string;
  readonly nickname: string;
  /** As on the identity documents; empty without any. */
  readonly realName: string;
  readonly displayId: number;
  readonly kycState: number;
  /** Cents. */
  readonly coin: Cents;
}

/** The password of all sandbox players; the README has it. */
const PASSWORD = 'Marquee2026';
const PLAYERS: readonly SeedPlayer[] = [
  {
    account: 'player_one',
    nickname: 'Player One',
    realName: 'Ligaya Reyes',
    displayId: 100000001,
    kycState: 2,
    coin: cents(500_000),
  },
  {
    account: 'new_player',
    nickname: 'New Player',
    realName: '',
    displayId: 100000002,
    kycState: 0,
    coin: NO_CENTS,
  },
];

/** People on the sandbox's registers, so that both refusals can be seen: by name, and by birth date. */
const REGISTERED_PEOPLE = [
  { kind: 'restricted', accountKey: 'restricted_one', birthDate: null },
  { kind: 'restricted', accountKey: null, birthDate: '1970-01-01' },
  { kind: 'excluded', accountKey: 'excluded_one', birthDate: null },
  { kind: 'excluded', accountKey: null, birthDate: '1971-02-02' },
];

const newId = (now: number): string => makeId(now, new Uint8Array(randomBytes(10)));

/** Ready players, listed persons and sample winners. Safe to run again: existing rows are not changed. */
export async function seedSandbox(sql: Sql, now = Date.now()): Promise<void> {
  await seedPlatform(sql, now);
  const [known] = await sql`select 1 from players where account_key = ${PLAYERS[0]?.account ?? ''}`;
  if (known) return;
  const passwordHash = await hashPassword(PASSWORD);
  await sql.begin(async (tx) => {
    for (const seed of PLAYERS) await insertPlayer(tx, seed, { passwordHash, now });
    const entries = REGISTERED_PEOPLE.map((entry) => ({ ...entry, id: newId(now) }));
    await tx`insert into register_entries ${tx(entries)}`;
    await tx`insert into jackpot_winners ${tx(sampleWinners(now))}`;
    await growPools(tx, now);
  });
}

async function insertPlayer(
  tx: Tx,
  seed: SeedPlayer,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  const { coin, account, realName, ...fields } = seed;
  const playerId = newId(now);
  await tx`
    insert into players ${tx({
      ...fields,
      id: playerId,
      account,
      accountKey: account,
      birthDate: '1990-05-17',
      nationality: 'PH',
      inviteCode: makeInviteCode(new Uint8Array(randomBytes(8))),
      isSample: true,
      createdAt: now,
    })}`;
  await tx`insert into credentials ${tx({ playerId, passwordHash, changedAt: now })}`;
  const accepted = [...DECLARATIONS, 'terms', 'privacy'].map((name) => ({
    playerId,
    name,
    acceptedAt: now,
    ip: 'sandbox',
  }));
  await tx`insert into declarations ${tx(accepted)}`;
  if (realName !== '') await tx`insert into player_details ${tx({ playerId, realName, updatedAt: now })}`;
  if (coin === 0) return;
  await postJournal(tx, {
    playerId,
    id: newId(now),
    kind: 'seed',
    at: now,
    entries: transfer(cents(coin), { from: 'house:seed', to: 'player:coin' }),
  });
}

/**
 * Cents that earlier bets of a running platform would have added; the shown amount of a pool at its seed does not
 * change.
 */
const GROWTH: Record<JackpotTier, number> = {
  mega: 18_305_220,
  major: 2_840_315,
  minor: 412_460,
  mini: 31_805,
};

async function growPools(tx: Tx, now: number): Promise<void> {
  const entries = JACKPOT_TIERS.flatMap((tier) =>
    transfer(cents(GROWTH[tier]), { from: 'house:seed', to: `pool:${tier}:0` }),
  );
  await postJournal(tx, { playerId: null, id: newId(now), kind: 'seed', at: now, entries });
}

const SEED_NICKNAMES = [
  'Marikita',
  'Juntao',
  'Liteng88',
  'Rosalyn',
  'Angelito',
  'Teodora2',
  'Bellamie',
  'Karlos',
];
/** Cents, about what a draw of the tier pays: its seed at least, and what bets have added. */
const PRIZES: Record<JackpotTier, number> = {
  mega: 523_456_700,
  major: 61_240_500,
  minor: 6_250_000,
  mini: 545_000,
};

/** Small tiers are won often, the mega one rarely. Each is marked as a sample. */
function sampleWinners(now: number) {
  const tiers: JackpotTier[] = ['mini', 'minor', 'mini', 'mini', 'major', 'mini', 'minor', 'mega'];
  return SEED_NICKNAMES.map((nickname, index) => {
    const tier = tiers[index] ?? JACKPOT_TIERS[3];
    return {
      id: newId(now),
      playerId: null,
      nickname,
      tier,
      propId: TierPropId[tier],
      amount: PRIZES[tier] + index * 1_375,
      at: now - (index + 1) * 47 * 60_000,
      isSample: true,
    };
  });
}
