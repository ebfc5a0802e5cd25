import type { GameRound } from '../../../contract/games/game-calls.ts';
import { REPLAY_LINK_MS } from '../../../contract/games/replay-calls.ts';
import { gameMathsByName } from '../../../games/all-games.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { marketMoney } from '../../config/public/market-money.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../../ops/command.ts';
import { asRoundRecord } from '../game-rounds.ts';
import { findRoundRow, type RoundRow } from '../round-queries.ts';
import { findPlayerOfRound } from './replay-queries.ts';
import { makeReplayTicket } from './replay-ticket.ts';

/** What the proof of a round comes to, worked out from its seeds with the maths of its version. */
function sayVerdict(row: RoundRow): string {
  const game = gameMathsByName(row.maths);
  if (!game) return 'not checkable: this build does not have the version';
  const { isRevealed, isSeedKept, isOutcomeSame, isFair } = verifyRound(game, asRoundRecord(row));
  if (!isRevealed && row.shared) return 'not checkable: the shared round was called off';
  if (!isRevealed) return 'not yet checkable: its seed pair is open';
  if (isFair) return 'right: the seed has the commitment, and gives this outcome and win';
  const wrong = [
    ...(isSeedKept ? [] : ['the seed does not have the commitment']),
    ...(isOutcomeSame ? [] : ['the seeds give another result']),
  ];
  return `WRONG: ${wrong.join('; ')}`;
}

const whySecret = ({ shared }: GameRound['proof']): string =>
  shared ? 'secret: the shared round was called off' : 'secret: its seed pair is open';

const roundShow: OperatorCommand = {
  name: 'round show',
  usage: '<round>',
  about: 'Shows a settled round with its proof, and makes a link that replays it for 15 minutes.',
  async run({ tx, args, now, sealer, publicOrigin }) {
    const roundId = requireArgument(args, 0, 'the round');
    const row = isUuid(roundId) ? await findRoundRow(tx, roundId) : undefined;
    if (!row) throw new CommandError(`There is no settled round "${roundId}".`);
    const { proof, bet, acts, outcome, absentActs, slug, isPlayMoney, versionHash } = asRoundRecord(row);
    const sayAmount = await marketMoney(tx);
    const player = await findPlayerOfRound(tx, row.playerId);
    const lines = {
      round: row.id,
      player: player ? `${player.account} (${player.displayId})` : row.playerId,
      game: `${slug}, ${isPlayMoney ? 'play money' : 'real money'}`,
      version: proof.maths,
      'version hash': versionHash ?? 'not stored',
      'settled at': sayTime(row.settledAt),
      bet: JSON.stringify(bet),
      acts: JSON.stringify(acts),
      'acts by rule': absentActs,
      outcome: JSON.stringify(outcome),
      stake: sayAmount(row.stake),
      win: sayAmount(row.win),
      commitment: proof.commit,
      'server seed': proof.serverSeed ?? whySecret(proof),
      'client seed': proof.clientSeed,
      nonce: proof.nonce ?? 'none: the round has seeds of its own',
      proof: sayVerdict(row),
      // Without the setting the operator adds the site's address.
      replay: `${publicOrigin ?? ''}/replay#ticket=${makeReplayTicket(sealer(), row.id, now)}`,
    };
    const say = Object.entries(lines).map(([name, value]) => `${name.padEnd(13)} ${value}`);
    return {
      say: say.join('\n'),
      // Reading personal data is audited, and so is the link that shows them.
      subject: row.playerId,
      details: { round: row.id, replayUntil: now + REPLAY_LINK_MS },
    };
  },
};

export const ROUND_COMMANDS: readonly OperatorCommand[] = [roundShow];
