import { marketMoney } from '../../config/public/market-money.ts';
import type { Tx } from '../../db/sql.ts';
import { CommandError, type OperatorCommand } from '../../ops/command.ts';
import { COIN_PROP, POINTS_PER_CENT, POINTS_PROP } from '../reward-accounts.ts';
import { utcDate, utcDay, utcMonth } from '../utc-calendar.ts';
import {
  readClaimed,
  readClaimers,
  readGrantedBonuses,
  readGrantedCoupons,
  type Span,
} from './report-queries.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

function readDay(text: string): number {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isFinite(at) || utcDate(at) !== text)
    throw new CommandError(`"${text}" is not a UTC day like 2027-03-10.`);
  return at;
}

/** Both days included; without any, the UTC month up to today. @throws CommandError for what is no such time. */
function readSpan([first, last]: readonly string[], now: number): Span {
  if (first === undefined) return { from: utcMonth(now).startsAt, before: utcDay(now).endsAt };
  const from = readDay(first);
  const before = readDay(last ?? first) + DAY_MS;
  if (before <= from) throw new CommandError('The last day is before the first.');
  if (from > now) throw new CommandError(`${first} has not begun.`);
  return { from, before };
}

type FormatAmount = (amount: number) => string;

async function sayClaims(tx: Tx, span: Span, say: FormatAmount): Promise<string[][]> {
  const claimed = await readClaimed(tx, span);
  const claimers = await readClaimers(tx, span);
  return claimers.map(({ source, claims, players }) => {
    const of = (propId: number) =>
      claimed.find((row) => row.source === source && row.propId === propId)?.total ?? 0;
    const others = claimed.filter(
      (row) => row.source === source && row.propId !== COIN_PROP && row.propId !== POINTS_PROP,
    );
    const points = of(POINTS_PROP);
    return [
      source,
      String(claims),
      String(players),
      say(of(COIN_PROP)),
      String(points),
      others.map(({ propId, total }) => `${total} of ${propId}`).join(', ') || '-',
      say(of(COIN_PROP) + Math.round(points / POINTS_PER_CENT)),
    ];
  });
}

async function sayBonuses(tx: Tx, span: Span, say: FormatAmount): Promise<string[][]> {
  const rows = await readGrantedBonuses(tx, span);
  return [...new Set(rows.map(({ source }) => source))].map((source) => {
    const ofSource = rows.filter((row) => row.source === source);
    const part = (state: string) => {
      const row = ofSource.find((one) => one.state === state);
      return row ? `${row.bonuses} (${say(row.amount)})` : '0';
    };
    const granted = ofSource.reduce((sum, { bonuses }) => sum + bonuses, 0);
    const cost = ofSource.find(({ state }) => state === 'released')?.amount ?? 0;
    return [
      source,
      String(granted),
      part('running'),
      part('released'),
      part('givenUp'),
      part('expired'),
      say(cost),
    ];
  });
}

const CLAIM_HEAD = ['programme', 'claims', 'players', 'coin', 'points', 'other', 'cost'];
const BONUS_HEAD = ['bonus', 'granted', 'running', 'released', 'given up', 'expired', 'cost'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows].map((row) => row.join('\t')).join('\n');

const report: OperatorCommand = {
  name: 'rewards report',
  usage: '[first UTC day, like 2027-03-01] [last day]',
  about: 'Claims, costs and expiries of rewards by programme; without days, of the UTC month so far.',
  async run({ tx, args, now }) {
    const span = readSpan(args, now);
    const say = await marketMoney(tx);
    const claims = await sayClaims(tx, span, say);
    const bonuses = await sayBonuses(tx, span, say);
    const coupons = await readGrantedCoupons(tx, { ...span, now });
    const title = `Rewards from ${utcDate(span.from)} to ${utcDate(span.before - 1)} (UTC). 1,000 points are reckoned as one unit of money.`;
    const parts = [
      title,
      claims.length > 0 ? table(CLAIM_HEAD, claims) : 'Nothing was claimed.',
      bonuses.length > 0 ? table(BONUS_HEAD, bonuses) : 'No bonus was granted.',
      `Coupons: ${coupons.granted} granted, ${coupons.used} used, ${coupons.expired} expired.`,
    ];
    return { say: parts.join('\n\n'), subject: null };
  },
};

export const REPORT_COMMANDS: readonly OperatorCommand[] = [report];
