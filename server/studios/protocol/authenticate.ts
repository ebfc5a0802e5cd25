import type { Cents } from '../../../contract/money.ts';
import { toNumber } from '../../../maths/game-figures.ts';
import { CallError } from '../../call-error.ts';
import { findHostedRounds, type HostedRounds } from '../../games/public/hosted-rounds.ts';
import { StudioFileError } from '../studio-games.ts';
import { baseMode, type PlayedVersion } from './game-version.ts';
import { JURISDICTION } from './jurisdiction.ts';
import { type LevelMenu, menuOf, offeredLevels } from './levels.ts';
import { toMillionths } from './protocol-money.ts';
import { asRoundAnswer, modeAnswer, readRoundEvents } from './round-answer.ts';
import {
  balanceAnswer,
  mayBuyFeature,
  readSessionBalance,
  type SessionCall,
  versionOfSession,
} from './session-call.ts';

/** What a page needs before its first bet, and the round that it goes on with. */
export async function authenticate(call: SessionCall) {
  const { context, session, game, currency, bounds } = call;
  const [version, rounds, balance, mayBuy] = await Promise.all([
    versionOfSession(call),
    findHostedRounds(context.sql, session),
    readSessionBalance(call),
    mayBuyFeature(call),
  ]);
  const menu = menuOf(offeredLevels(version.modes, bounds));
  if (!menu) throw new CallError('gameMaintenance', 'no level of the game is offered any more');
  return {
    balance: balanceAnswer(balance, currency),
    config: {
      gameID: game,
      minBet: toMillionths(menu.minBet),
      maxBet: toMillionths(menu.maxBet),
      stepBet: toMillionths(menu.stepBet),
      defaultBetLevel: toMillionths(menu.defaultBetLevel),
      betLevels: menu.betLevels.map(toMillionths),
      betModes: Object.fromEntries(
        version.modes.map(({ name, cost }) => {
          const mode = modeAnswer(name);
          return [mode, { mode, costMultiplier: toNumber(cost) }];
        }),
      ),
      jurisdiction: { ...JURISDICTION, disabledBuyFeature: !mayBuy },
    },
    round: await shownRound(call, rounds, { version, menu }),
  };
}

interface NextBet {
  readonly version: PlayedVersion;
  readonly menu: LevelMenu;
}

/** The round that waits for its page, else the last one. Null without any. */
async function shownRound(call: SessionCall, { active, last }: HostedRounds, next: NextBet) {
  // A page bets next what it reads here: the mode of a feature, or a level that is gone, would be that bet.
  const { name: mode } = baseMode(next.version);
  // Its win is shown in relation to its own level.
  if (active) return asRoundAnswer(active, { mode, state: await readRoundEvents(call, active) });
  if (!last) return null;
  const level = nextLevel(last.level, next.menu);
  try {
    return asRoundAnswer(last, { mode, level, state: await readRoundEvents(call, last) });
  } catch (error) {
    // The game can be played without what it last showed.
    if (!(error instanceof StudioFileError)) throw error;
    call.context.log.error({ err: error }, 'the last round of a studio’s game cannot be shown');
    return null;
  }
}

const nextLevel = (last: Cents, { betLevels, defaultBetLevel }: LevelMenu): Cents =>
  betLevels.includes(last) ? last : defaultBetLevel;
