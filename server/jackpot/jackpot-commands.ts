import { ActivityId, CellType, JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import { type OneIn, oddsTableOf } from '../../maths/jackpot-odds.ts';
import { prizeOf } from '../../maths/jackpot-payment.ts';
import { saveActivitySwitch } from '../activities/public/activity-switch.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketMoney } from '../config/public/market-money.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, wantedWhole } from '../ops/command.ts';
import { utcDate } from '../rewards/public/utc-calendar.ts';
import { readDrawTotals } from './draw-queries.ts';
import { isJackpotOpen, readRules } from './jackpot-chances.ts';
import { jackpotCellsConfig } from './jackpot-config.ts';
import { describeEconomics } from './jackpot-economics.ts';
import { jackpotGrant } from './jackpot-grant.ts';
import { updateTier } from './jackpot-pool-queries.ts';
import { readTiers } from './jackpot-pools.ts';
import { readPools } from './jackpot-readings.ts';
import { hasOpenClosing, saveClosing, updateClosingEnded, updateDrawRules } from './jackpot-rule-queries.ts';

const oddsText = (odds: OneIn | undefined): string =>
  odds == null ? 'never' : `1 in ${odds.toLocaleString('en')}`;

/** The reward that is money in the balance. */
const COIN_PROP = 2001;

const show: OperatorCommand = {
  name: 'jackpot show',
  usage: '',
  about: 'Shows pools, odds and requirements, and the totals of draws.',
  async run({ tx, now }) {
    const sayAmount = await marketMoney(tx);
    const [isOpen, pools, tiers, rules, cells, breakdown] = await Promise.all([
      isJackpotOpen(tx, now),
      readPools(tx),
      readTiers(tx),
      readRules(tx),
      readConfig(tx, jackpotCellsConfig),
      readDrawTotals(tx),
    ]);
    const odds = oddsTableOf(
      { cellWeights: cells.map(({ weight }) => weight), tierWeights: tiers.map(({ weight }) => weight) },
      cells.findIndex(({ type }) => type === CellType.jackpot),
    );
    const tierLines = tiers.map((facts, index) =>
      [
        facts.tier,
        `pool ${sayAmount(pools[facts.tier])}`,
        `pays ${sayAmount(prizeOf(pools[facts.tier], facts))}`,
        `seed ${sayAmount(facts.seed)}`,
        `ceiling ${sayAmount(facts.ceiling)}`,
        `share ${facts.sharePpm} ppm`,
        oddsText(odds.tiers[index]?.ofDraw),
      ].join('\t'),
    );
    const cellLines = cells.map(
      ({ propId, count, type }, index) =>
        `cell ${index}\t${type === CellType.jackpot ? 'jackpot' : propId === COIN_PROP ? sayAmount(count) : `${count} of ${propId}`}\t${oddsText(odds.cells[index])}`,
    );
    const say = [
      isOpen ? 'open' : 'closed',
      `a day requires deposits of ${sayAmount(rules.needDeposit)} and bets of ${sayAmount(rules.needTyping)} as they count`,
      await describeEconomics(tx, { cells, tiers, needTyping: rules.needTyping, now, sayAmount }),
      ...tierLines,
      ...cellLines,
      `${breakdown.draws} draws, ${breakdown.jackpots} of them jackpots; ${sayAmount(breakdown.bonus)} won`,
    ];
    return { say: say.join('\n'), subject: null };
  },
};

function switchJackpot(verb: 'open' | 'close'): OperatorCommand {
  return {
    name: `jackpot ${verb}`,
    usage: '',
    about:
      verb === 'open'
        ? 'Opens the draw.'
        : 'Closes the draw; chances are extended to the day it opens again and the next.',
    async run({ tx, now }) {
      await saveActivitySwitch(tx, ActivityId.luckyJackpot, verb === 'open');
      await noteClosing(tx, verb, utcDate(now));
      const isOpen = await isJackpotOpen(tx, now);
      const say =
        verb === 'open' && !isOpen ? 'Switched on, but its period has ended.' : `The draw is ${verb}.`;
      return { say, subject: 'jackpot', details: { isOpen } };
    },
  };
}

/** A chance that was valid when the operator closed the draw is extended until it opens again. */
async function noteClosing(tx: Tx, verb: 'open' | 'close', today: string): Promise<void> {
  if (verb === 'open') {
    await updateClosingEnded(tx, today);
    return;
  }
  // Closed already: that closing continues.
  if (await hasOpenClosing(tx)) return;
  await saveClosing(tx, today);
}

const needs: OperatorCommand = {
  name: 'jackpot needs',
  usage: '<deposit, cents> <bets, cents>',
  needsTwoOperators: true,
  about: 'Sets what a UTC day requires for a chance; a stored chance stays.',
  async run({ tx, args }) {
    const needDeposit = wantedWhole(args, 0, 'the deposit, in cents');
    const needTyping = wantedWhole(args, 1, 'the bets, in cents');
    if (needDeposit === 0) throw new CommandError('A draw requires a deposit: at least 1 cent.');
    const before = await readRules(tx);
    await updateDrawRules(tx, { needDeposit, needTyping });
    const sayAmount = await marketMoney(tx);
    return {
      say: `Deposits ${sayAmount(before.needDeposit)} → ${sayAmount(needDeposit)}, bets ${sayAmount(before.needTyping)} → ${sayAmount(needTyping)}.`,
      subject: 'jackpot',
      details: { before: { ...before }, after: { needDeposit, needTyping } },
    };
  },
};

const TIER_FIELDS = { seed: 'seed', ceiling: 'ceiling', share: 'sharePpm', weight: 'weight' } as const;
type TierWord = keyof typeof TIER_FIELDS;
const MONEY_MESSAGES: ReadonlySet<TierWord> = new Set(['seed', 'ceiling']);

const ABOUT_FIELD: Readonly<Record<TierWord, string>> = {
  seed: 'Sets the seed at which a paid pool restarts, in cents; the current pool is not changed.',
  ceiling: 'Sets the maximum that one draw of a tier pays, in cents.',
  share: 'Sets the share of every real-money stake that feeds a pool, in millionths.',
  weight: 'Sets the share of the wheel that a tier has.',
};

function setTier(word: TierWord): OperatorCommand {
  const field = TIER_FIELDS[word];
  return {
    name: `jackpot ${word}`,
    usage: `<${JACKPOT_TIERS.join(' | ')}> <number>`,
    about: ABOUT_FIELD[word],
    needsTwoOperators: true,
    async run({ tx, args }) {
      const tier = requireArgument(args, 0, 'the tier') as JackpotTier;
      const value = wantedWhole(args, 1, `the ${word}`);
      const before = (await readTiers(tx)).find((facts) => facts.tier === tier);
      if (!before) throw new CommandError(`There is no tier "${tier}". Known: ${JACKPOT_TIERS.join(', ')}.`);
      await updateTier(tx, { tier, field, value }).catch(() => {
        throw new CommandError(
          `${word} ${value} is out of range for ${tier} (seed above 0 and not above the ceiling).`,
        );
      });
      await rejectEmptyWheel(tx);
      const sayAmount = MONEY_MESSAGES.has(word) ? await marketMoney(tx) : String;
      return {
        say: `${tier}: ${word} ${sayAmount(before[field])} → ${sayAmount(value)}.`,
        subject: `jackpot ${tier}`,
        details: { field: word, before: before[field], after: value },
      };
    },
  };
}

async function rejectEmptyWheel(tx: Tx): Promise<void> {
  const tiers = await readTiers(tx);
  if (tiers.every(({ weight }) => weight === 0)) throw new CommandError('One tier at least needs a weight.');
}

export const JACKPOT_COMMANDS: readonly OperatorCommand[] = [
  show,
  switchJackpot('open'),
  switchJackpot('close'),
  needs,
  setTier('seed'),
  setTier('ceiling'),
  setTier('share'),
  setTier('weight'),
  jackpotGrant,
];
