import type { diamondExchangeCoin, pointsExchangeDiamonds } from '../../contract/mall/mall-calls.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { postTaking } from './missing-units.ts';
import { readRates } from './read-rates.ts';
import { readUnits } from './read-units.ts';

const mallClosedError = () => new CallError('mallClosed', 'a unit has no price in money');

const exchangePointsForDiamonds: Handler<typeof pointsExchangeDiamonds> = ({ requestId, count }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'pointsExchangeDiamonds', requestId, body: { count } };
  return withGrantRequest(context, about, async (tx, now) => {
    const { pointsPerDiamond: each } = await readRates(tx);
    if (each === null) throw mallClosedError();
    const entries = [
      ...transfer(amountOf('points', each * count), { from: 'player:points', to: 'house:points' }),
      ...transfer(amountOf('diamonds', count), { from: 'house:diamonds', to: 'player:diamonds' }),
    ];
    const journal = { playerId, id: context.newId(), kind: 'pointsExchanged', requestId, entries, at: now };
    await postTaking(tx, journal, 'pointsMissing');
    const { points, diamonds } = await readUnits(tx, playerId);
    return { points, diamonds };
  });
};

const exchangeDiamondsForCoin: Handler<typeof diamondExchangeCoin> = ({ requestId, count }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'diamondExchangeCoin', requestId, body: { count } };
  return withGrantRequest(context, about, async (tx, now) => {
    const worth = (await readRates(tx)).coinFor(count);
    if (worth === null || worth <= 0) throw mallClosedError();
    const entries = [
      ...transfer(amountOf('diamonds', count), { from: 'player:diamonds', to: 'house:diamonds' }),
      ...transfer(worth, { from: 'house:awards', to: 'player:coin' }),
    ];
    const journal = { playerId, id: context.newId(), kind: 'diamondsExchanged', requestId, entries, at: now };
    await postTaking(tx, journal, 'diamondsMissing');
    const { diamonds, coin } = await readUnits(tx, playerId);
    return { diamonds, coin };
  });
};

export const exchangeHandlers = {
  pointsExchangeDiamonds: exchangePointsForDiamonds,
  diamondExchangeCoin: exchangeDiamondsForCoin,
};
