import { marketMoney } from '../config/public/market-money.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { forgetDevices } from './known-devices.ts';
import { clearTries, readTries } from './password-attempts.ts';
import { findPlayer } from './public/find-player.ts';
import { KYC_STATES } from './public/kyc-state.ts';
import { countSessions } from './session-queries.ts';
import { endAllSessions } from './sessions.ts';

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
  async run({ tx, args, now, hooks }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    await endAllSessions(tx, hooks, { playerId: player.id, reason: 'operator', now });
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

export const PLAYER_COMMANDS: readonly OperatorCommand[] = [show, signOut, unlock];
