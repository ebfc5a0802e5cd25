import type { Fund, FundState } from '../../../contract/gifts/fund-calls.ts';
import { readTypedAmount } from '../../../contract/typed-amount.ts';

/** Why a typed number of points can't be set aside. */
type PointsError = 'unreadable' | 'tooFew' | 'tooMany' | 'missing';

type PointsReading =
  | { readonly points: number; readonly error: null }
  | { readonly points: null; readonly error: PointsError };

const noPoints = (error: PointsError): PointsReading => ({ points: null, error });

/** Reads a whole number of points, with the separators of the locale. */
export function readPoints(
  text: string,
  { minPoints, maxPoints, points: held }: Pick<FundState, 'minPoints' | 'maxPoints' | 'points'>,
  locale: string,
): PointsReading {
  const { amount } = readTypedAmount(text, { locale, sign: '' });
  if (amount === null || amount < 0 || amount % 100 !== 0) return noPoints('unreadable');
  const points = amount / 100;
  if (points < minPoints) return noPoints('tooFew');
  if (points > maxPoints) return noPoints('tooMany');
  return points > held ? noPoints('missing') : { points, error: null };
}

const MILLION = 1_000_000;

/** Points that come on top, as the server reckons them. */
export const extraOf = (points: number, extraPpm: number): number =>
  Math.floor((points * extraPpm) / MILLION);

/** How much of its time has passed, 0 to 1. */
export const shareOf = ({ savedAt, dueAt }: Pick<Fund, 'savedAt' | 'dueAt'>, now: number): number =>
  Math.min(1, Math.max(0, (now - savedAt) / (dueAt - savedAt)));
