import {
  CONSENT_KINDS,
  type ConsentKind,
  type Consents,
  type getConsents,
  type setConsent,
} from '../../contract/rights/rights-calls.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { readConsentHistory } from './consent-queries.ts';
import { changeConsent } from './public/change-consent.ts';

async function readCurrent({ context }: CallRequest, playerId: string): Promise<Consents> {
  const history = await readConsentHistory(context.sql, playerId);
  const newest = (kind: ConsentKind) => history.find((row) => row.kind === kind)?.isGiven ?? false;
  return {
    consents: CONSENT_KINDS.map((kind) => ({ kind, isGiven: newest(kind) })),
    isHeldBack: !(await mayBeOffered(context, playerId)),
    history: [...history],
  };
}

const readConsents: Handler<typeof getConsents> = (_body, request) =>
  readCurrent(request, memberOf(request).id);

const setConsentChoice: Handler<typeof setConsent> = async (choice, request) => {
  const { id: playerId } = memberOf(request);
  await runTransaction(request.context.sql, async (tx) => {
    await lockPlayer(tx, playerId);
    await changeConsent(tx, request, choice);
  });
  return readCurrent(request, playerId);
};

export const consentHandlers = { getConsents: readConsents, setConsent: setConsentChoice };
