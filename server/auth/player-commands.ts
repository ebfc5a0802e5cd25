import { marketMoney } from '../config/public/market-money.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { makeId } from '../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { deleteImage } from '../profile/public/avatars.ts';
import { lockPlay } from '../protection/public/lock-play.ts';
import { clearTries, readTries } from './password-attempts.ts';
import { clearNickname, findPlayerId } from './player-queries.ts';
import { findPlayer } from './public/find-player.ts';
import { forgetDevices } from './public/known-devices.ts';
import { KYC_STATES } from './public/kyc-state.ts';
import { endAllSessions } from './public/sessions.ts';
import { deleteRegisterEntries, insertRegisterEntry } from './register-queries.ts';
import { countSessions } from './session-queries.ts';

const show: OperatorCommand = {
  name: 'player show',
  usage: '<account>',
  about: 'Shows the data of a player.',
  async run({ tx, args }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const wallet = await readWallet(tx, player.id);
    const sayAmount = await marketMoney(tx);
    const openSessions = await countSessions(tx, player.id);
    const tries = await readTries(tx, player.account);
    const lines = {
      account: player.account,
      id: player.displayId,
      key: player.id,
      status: player.status,
      verification: `${KYC_STATES[player.kycState]}${player.kycReason && ` (${player.kycReason})`}`,
      born: player.birthDate,
      nationality: player.nationality,
      'made at': sayTime(player.createdAt),
      coin: sayAmount(wallet.coin),
      deposited: sayAmount(wallet.totalRecharge),
      bet: sayAmount(wallet.bet),
      'open sessions': openSessions,
      'wrong passwords': tries.failures ?? 0,
      'locked until': sayTime(tries.lockedUntil),
    };
    const say = Object.entries(lines).map(([name, value]) => `${name.padEnd(17)} ${value}`);
    // Reading personal data is audited as well.
    return { say: say.join('\n'), subject: player.id, details: { account: player.account } };
  },
};

const signOut: OperatorCommand = {
  name: 'player sign-out',
  usage: '<account>',
  about: 'Ends every session of a player and removes the known devices.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    await endAllSessions(tx, { playerId: player.id, reason: 'operator', now });
    await forgetDevices(tx, player.id);
    return {
      say: `${player.account}: signed out everywhere.`,
      subject: player.id,
      details: { account: player.account },
    };
  },
};

const unlock: OperatorCommand = {
  name: 'player unlock',
  usage: '<account>',
  about: 'Lifts the lock after wrong passwords.',
  async run({ tx, args }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    await clearTries(tx, player);
    return { say: `${player.account}: unlocked.`, subject: player.id, details: { account: player.account } };
  },
};

const clearProfile: OperatorCommand = {
  name: 'player clear-look',
  usage: '<account> <reason>',
  about: 'Removes an offensive nickname or avatar; the account name is shown again.',
  async run({ tx, args }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'the reason');
    const hadImage = await deleteImage(tx, player.id);
    await clearNickname(tx, player.id);
    return {
      say: `${player.account}: nickname${hadImage ? ' and avatar' : ''} removed.`,
      subject: player.id,
      details: { account: player.account, hadImage, reason },
    };
  },
};

const listPerson: OperatorCommand = {
  name: 'register add',
  usage: 'restricted|excluded <account>',
  about: 'Puts an account on the platform’s own register; it is signed out at once and cannot sign in.',
  async run({ tx, args, clock, random }) {
    const kind = requireArgument(args, 0, 'restricted or excluded');
    if (kind !== 'restricted' && kind !== 'excluded')
      throw new CommandError(`There is no register "${kind}".`);
    const account = requireArgument(args, 1, 'the account').toLowerCase();
    const playerId = await findPlayerId(tx, account);
    // Under the player's lock: concurrent calls commit before it, or see the entry.
    const now = playerId ? await lockPlay(tx, clock, playerId) : clock.now();
    await insertRegisterEntry(tx, { id: makeId(now, random(10)), kind, accountKey: account });
    if (playerId) {
      await endAllSessions(tx, { playerId, reason: 'excluded', now });
      await settleRoundsSoon(tx, playerId, now);
    }
    const effect = playerId
      ? 'signed out everywhere'
      : 'no such account exists yet; the name cannot register';
    return {
      say: `${account}: ${kind}; ${effect}.`,
      subject: account,
      details: { kind, isPlayer: playerId !== null },
    };
  },
};

const unlistPerson: OperatorCommand = {
  name: 'register remove',
  usage: '<account>',
  about: 'Removes an account from the platform’s own register.',
  async run({ tx, args }) {
    const account = requireArgument(args, 0, 'the account').toLowerCase();
    if (!(await deleteRegisterEntries(tx, account)))
      throw new CommandError(`The register does not name "${account}".`);
    return { say: `${account}: removed from the register.`, subject: account };
  },
};

export const PLAYER_COMMANDS: readonly OperatorCommand[] = [
  show,
  signOut,
  unlock,
  clearProfile,
  listPerson,
  unlistPerson,
];
