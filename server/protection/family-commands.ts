import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FAMILY_PERIODS,
  type FamilyPeriod,
  isExclusionPeriod,
} from '../../contract/protection/family-rules.ts';
import { breakEnd } from '../../contract/protection/protection-rules.ts';
import { findPlayer } from '../auth/public/find-player.ts';
import type { Tx } from '../db/sql.ts';
import { closeGameSessions } from '../games/public/game-sessions.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import { makeId } from '../make-id.ts';
import {
  CommandError,
  type CommandRequest,
  type OperatorCommand,
  requireArgument,
  sayTime,
} from '../ops/command.ts';
import { saveBreak } from './break-queries.ts';
import { excludePlayer } from './exclusions.ts';
import {
  lockFamilyRequest,
  readFamilyRequests,
  saveFamilyApproval,
  saveFamilyRejection,
} from './family-queries.ts';
import { openEvidence, openStory } from './family-sealed.ts';
import { readPlayersBornOn } from './player-queries.ts';
import { lockPlay } from './public/lock-play.ts';

async function lockKnown(tx: Tx, number: string) {
  const row = await lockFamilyRequest(tx, number.toUpperCase());
  if (!row) throw new CommandError(`There is no request "${number}". See: exclusion list.`);
  return row;
}

async function lockOpen(tx: Tx, number: string) {
  const row = await lockKnown(tx, number);
  if (row.state !== 'open') throw new CommandError(`${row.number} is ${row.state} already.`);
  return row;
}

const list: OperatorCommand = {
  name: 'exclusion list',
  usage: '[all]',
  about: 'Lists pending requests of families, the oldest first; `all` lists every one.',
  async run({ tx, args }) {
    const rows = await readFamilyRequests(tx, args[0] === 'all');
    const lines = rows.map(({ number, state, receivedAt, account, images }) =>
      [number, state, sayTime(receivedAt), `${images} pictures`, account ?? ''].join('\t').trimEnd(),
    );
    return { say: lines.join('\n') || 'No request is pending.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'exclusion show',
  usage: '<number> <folder>',
  about: 'Shows who requests whose exclusion and why, and writes the evidence to a folder.',
  async run({ tx, args, sealer }) {
    const row = await lockKnown(tx, requireArgument(args, 0, 'the number'));
    const folder = requireArgument(args, 1, 'the folder for the images');
    if (!row.sealed) throw new CommandError(`${row.number}: deleted by the retention rule.`);
    const { applicant, relation, person, reason } = openStory(sealer(), { id: row.id, sealed: row.sealed });
    const images = await openEvidence(tx, sealer(), row.id);
    // All accounts with that birth date, so that no account is mistaken for another.
    const born = await readPlayersBornOn(tx, person.birthDate);
    const lines = {
      number: `${row.number} (${row.state})`,
      received: sayTime(row.receivedAt),
      applicant: `${applicant.name}, ${applicant.email}${applicant.phone && `, ${applicant.phone}`}`,
      relation,
      person: `${person.name}, born ${person.birthDate}`,
      'their account': person.account || 'not known',
      'their phone': person.phone || 'not known',
      'born that day':
        born.map(({ account, realName }) => `${account} (${realName ?? '?'})`).join(', ') || '-',
      evidence: images.length > 0 ? folder : 'none',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name.padEnd(14)} ${value}`);
    return {
      say: [...head, '', reason].join('\n'),
      // Reading what a person wrote is audited as well.
      subject: row.number,
      details: { number: row.number, images: images.length },
      afterwards: () => writeEvidence(folder, row.number, images),
    };
  },
};

function writeEvidence(folder: string, number: string, images: readonly Buffer[]): void {
  if (images.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [index, bytes] of images.entries()) {
    const file = join(folder, `${number}-${index + 1}.jpg`);
    writeFileSync(file, bytes, { mode: 0o600 });
    // The mode above applies to a new file only.
    chmodSync(file, 0o600);
  }
}

function readPeriod(word: string): FamilyPeriod {
  const period = FAMILY_PERIODS.find((known) => known === word);
  if (!period) throw new CommandError(`There is no period "${word}". Known: ${FAMILY_PERIODS.join(', ')}.`);
  return period;
}

/** @returns its end; null: permanent. */
async function setPeriod(
  request: CommandRequest,
  playerId: string,
  period: FamilyPeriod,
): Promise<number | null> {
  const { tx, clock, random, sealer, hooks } = request;
  if (isExclusionPeriod(period)) {
    const at = { context: { newId: () => makeId(clock.now(), random(10)), clock, hooks }, ip: '' };
    return excludePlayer(tx, sealer(), at, { playerId, period });
  }
  const now = await lockPlay(tx, clock, playerId);
  const until = breakEnd(period, now);
  await saveBreak(tx, playerId, until);
  await closeGameSessions(tx, playerId, now, 'exit');
  await settleRoundsSoon(tx, playerId, now);
  return until;
}

const approve: OperatorCommand = {
  name: 'exclusion approve',
  usage: '<number> <account> <period> <text>',
  about: `Excludes the player, or sets a time-out, at a family’s request; the player reads the text. Periods: ${FAMILY_PERIODS.join(', ')}.`,
  async run(request) {
    const { tx, args, actor, now } = request;
    const row = await lockOpen(tx, requireArgument(args, 0, 'the number'));
    const player = await findPlayer(tx, requireArgument(args, 1, 'the account'));
    const period = readPeriod(requireArgument(args, 2, 'the period'));
    const told = requireArgument([args.slice(3).join(' ')], 0, 'the reason, which the player will read');
    const until = await setPeriod(request, player.id, period);
    await saveFamilyApproval(tx, { id: row.id, now, actor, playerId: player.id, period, until, told });
    return {
      say: `${row.number}: ${player.account}, ${period}, until ${until === null ? 'for good' : sayTime(until)}.`,
      subject: player.id,
      details: { account: player.account, number: row.number, period, until },
    };
  },
};

const reject: OperatorCommand = {
  name: 'exclusion reject',
  usage: '<number> <reason>',
  about: 'Rejects a request; write to the applicant, whose address `exclusion show` has.',
  async run({ tx, args, actor, now }) {
    const row = await lockOpen(tx, requireArgument(args, 0, 'the number'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'the reason');
    await saveFamilyRejection(tx, { id: row.id, now, actor });
    return { say: `${row.number}: rejected.`, subject: row.number, details: { number: row.number, reason } };
  },
};

export const FAMILY_COMMANDS: readonly OperatorCommand[] = [list, show, approve, reject];
