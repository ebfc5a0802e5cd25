import {
  CONSENT_KINDS,
  type ConsentKind,
  type Consents,
  type getConsents,
  type setConsent,
} from '../../contract/rights/rights-calls.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { insertConsent, readConsentHistory } from './consent-queries.ts';
import { isGiven } from './public/withdraw-consents.ts';

async function readCurrent({ context }: CallRequest, playerId: string): Promise<Consents> {
  const history = await readConsentHistory(context.sql, playerId);
  const newest = (kind: ConsentKind) => history.find((row) => row.kind === kind)?.isGiven ?? false;
  return {
    consents: CONSENT_KINDS.map((kind) => ({ kind, isGiven: newest(kind) })),
    isHeldBack: !(await mayBeOffered(context, playerId)),
    history: [...history],
  };
}

const show: Handler<typeof getConsents> = (_body, request) => readCurrent(request, memberOf(request).id);

const set: Handler<typeof setConsent> = async ({ kind, isGiven: wish }, request) => {
  const { context, ip } = request;
  const { id: playerId } = memberOf(request);
  await runTransaction(context.sql, async (tx) => {
    await lockPlayer(tx, playerId);
    if ((await isGiven(tx, playerId, kind)) === wish) return;
    const row = { playerId, id: context.newId(), kind, isGiven: wish, at: context.clock.now() };
    await insertConsent(tx, { ...row, source: 'page', ip });
    await notePlayerAction(tx, request, {
      act: wish ? 'advertising agreed to' : 'advertising refused',
      details: { kind },
    });
  });
  return readCurrent(request, playerId);
};

export const consentHandlers = { getConsents: show, setConsent: set };
