import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kycReasonSchema } from '../../contract/kyc/kyc-calls.ts';
import { findPlayer } from '../auth/public/find-player.ts';
import { readKycState } from '../auth/public/kyc-state.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { markAllExclusions } from '../protection/public/exclusion-marks.ts';
import { resealFamily } from '../protection/public/family-sealed.ts';
import type { Sealer } from '../seal.ts';
import { openImages, resealImages } from './document-images.ts';
import { openNumber, resealNumbers } from './identity-documents.ts';
import { type Attempt, findExpiry, findLastAttempt, readPendingAttempts } from './kyc-attempt-queries.ts';
import { decideKyc } from './kyc-attempts.ts';
import { resealDrafts } from './kyc-drafts.ts';
import { readAddressLine } from './kyc-player-queries.ts';
import { findWarnings } from './kyc-review.ts';

/** Without the keys of the platform everything except erased accounts is still found. */
function sealerAtHand(sealer: () => Sealer): Sealer | null {
  try {
    return sealer();
  } catch {
    return null;
  }
}

const list: OperatorCommand = {
  name: 'kyc list',
  usage: '',
  about: 'Lists pending identity checks, the oldest first.',
  async run({ tx, sealer }) {
    const rows = await readPendingAttempts(tx);
    const lines: string[] = [];
    for (const row of rows) {
      const notes = await findWarnings(tx, sealerAtHand(sealer), row);
      const { account, ordinal, submittedAt, realName, documentKind } = row;
      lines.push(
        [account, `try ${ordinal}`, sayTime(submittedAt), documentKind, realName, ...notes].join('\t'),
      );
    }
    return { say: lines.join('\n') || 'No identity check is pending.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'kyc show',
  usage: '<account> <folder>',
  about: 'Writes the images of a player’s latest check to a folder, and shows what was submitted.',
  async run({ tx, args, sealer }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const folder = requireArgument(args, 1, 'the folder for the images');
    const attempt = await findLastAttempt(tx, player.id);
    if (!attempt) throw new CommandError(`${player.account} has submitted nothing.`);
    const images = await openImages(tx, sealer(), { playerId: player.id, attemptId: attempt.id });
    const address = await readAddressLine(tx, player.id);
    const lines = {
      account: player.account,
      try: attempt.ordinal,
      state: attempt.state + (attempt.reason && ` (${attempt.reason})`),
      'handed in': sayTime(attempt.submittedAt),
      name: attempt.realName,
      born: player.birthDate,
      nationality: player.nationality,
      address,
      document: attempt.documentKind,
      number: openNumber(sealer(), attempt) ?? 'deleted by the retention rule',
      'good until': await readExpiry(tx, attempt),
      'look at': (await findWarnings(tx, sealer(), attempt)).join('; ') || 'nothing stands out',
      images: images.length > 0 ? folder : 'deleted by the retention rule',
    };
    return {
      say: Object.entries(lines)
        .map(([name, value]) => `${name.padEnd(12)} ${value}`)
        .join('\n'),
      subject: player.id,
      details: { account: player.account, attempt: attempt.ordinal, images: images.length },
      // Written only once the audit row is committed: every access to personal data is audited.
      afterwards: () => writeImages(folder, player.account, images),
    };
  },
};

async function readExpiry(tx: Tx, { playerId, id }: Attempt): Promise<string> {
  return (await findExpiry(tx, playerId, id)) ?? 'no such day';
}

function writeImages(
  folder: string,
  account: string,
  images: readonly { side: string; bytes: Buffer }[],
): void {
  if (images.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { side, bytes } of images) {
    const file = join(folder, `${account}-${side}.jpg`);
    writeFileSync(file, bytes, { mode: 0o600 });
    // The mode above applies to a new file only.
    chmodSync(file, 0o600);
  }
}

/** The attempt that the operator has reviewed. */
function readOrdinal(text: string | undefined): number | null {
  if (text === undefined) return null;
  const ordinal = Number(/^[1-9]\d{0,5}$/.exec(text)?.[0]);
  if (!ordinal) throw new CommandError(`"${text}" is not the number of an attempt. See: kyc list.`);
  return ordinal;
}

const approve: OperatorCommand = {
  name: 'kyc approve',
  usage: '<account> [number of the attempt]',
  about: 'Approves an identity check, also of an account that has submitted nothing.',
  run: ({ tx, args, actor, now }) =>
    decide(
      tx,
      { account: requireArgument(args, 0, 'the account'), ordinal: readOrdinal(args[1]) },
      (playerId, ordinal) =>
        decideKyc(tx, playerId, { state: 'approved', reason: '', by: actor, now }, ordinal),
    ),
};

const reject: OperatorCommand = {
  name: 'kyc reject',
  usage: `<account> <${kycReasonSchema.options.join('|')}> [what was seen]`,
  about: 'Rejects an identity check; the player reads the reason in their language, and may submit again.',
  async run({ tx, args, actor, now }) {
    const account = requireArgument(args, 0, 'the account');
    const reason = kycReasonSchema.safeParse(requireArgument(args, 1, 'the reason')).data;
    if (!reason)
      throw new CommandError(
        `There is no reason "${args[1]}"; there are ${kycReasonSchema.options.join(', ')}.`,
      );
    const note = args.slice(2).join(' ');
    return decide(tx, { account, ordinal: null, reason, note }, (playerId) =>
      decideKyc(tx, playerId, { state: 'rejected', reason, by: actor, now }),
    );
  },
};

interface KycDecisionRequest {
  readonly account: string;
  readonly ordinal: number | null;
  readonly reason?: string;
  readonly note?: string;
}

async function decide(
  tx: Tx,
  { account, ordinal, reason = '', note = '' }: KycDecisionRequest,
  work: (playerId: string, ordinal: number | null) => ReturnType<typeof decideKyc>,
) {
  const player = await findPlayer(tx, account);
  const done = await work(player.id, ordinal);
  if (!done)
    throw new CommandError(`${player.account}: that attempt is not pending any more. See: kyc list.`);
  const state = await readKycState(tx, player.id);
  const papers = done.attempt ? `try ${done.attempt.ordinal}` : 'without papers';
  return {
    say: `${player.account}: verification ${done.before} → ${state}, ${papers}.`,
    subject: player.id,
    details: {
      account: player.account,
      before: done.before,
      after: state,
      reason,
      note,
      attempt: done.attempt?.ordinal ?? null,
    },
  };
}

const reseal: OperatorCommand = {
  name: 'kyc reseal',
  usage: '',
  about: 'Seals again images and numbers that an older key has sealed; the old key can be removed then.',
  async run({ tx, sealer, hooks }) {
    const numbers = await resealNumbers(tx, sealer());
    await markAllExclusions(tx, hooks, sealer());
    await resealDrafts(tx, sealer());
    const images = await resealImages(tx, sealer());
    const family = await resealFamily(tx, sealer());
    return {
      say: `${images} images, ${numbers} numbers and ${family} parts of family requests are sealed with the new key.`,
      subject: 'house',
      details: { images, numbers, family },
    };
  },
};

export const KYC_COMMANDS: readonly OperatorCommand[] = [list, show, approve, reject, reseal];
