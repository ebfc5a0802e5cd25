import type { acceptLegal, getLegal, LegalVersion } from '../../contract/rights/legal-calls.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { insertMissingAcceptance, readNewestVersions } from './legal-queries.ts';

async function readCurrent(db: Db, { player, locale }: WorkRequest): Promise<{ documents: LegalVersion[] }> {
  const rows = await readNewestVersions(db, player?.id ?? null);
  return {
    documents: rows.map(({ document, version, inForceAt, changes, accepted }) => ({
      document,
      version,
      inForceAt,
      changes: changes[locale],
      isPending: player !== null && accepted < version,
    })),
  };
}

const listLegalVersions: Handler<typeof getLegal> = (_body, request) =>
  readCurrent(request.context.sql, request);

const acceptLegalTexts: Handler<typeof acceptLegal> = async ({ documents }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  return runTransaction(sql, async (tx) => {
    const newest = await readNewestVersions(tx, id);
    for (const { document, version } of documents) {
      const known = newest.find((row) => row.document === document);
      if (known?.version !== version)
        throw new CallError('invalidValue', `${document} ${version} is not the newest`, {
          field: 'documents',
        });
      const acceptance = { playerId: id, document, version, now: clock.now(), ip: request.ip };
      if (await insertMissingAcceptance(tx, acceptance))
        await notePlayerAction(tx, request, { act: 'terms accepted', details: { document, version } });
    }
    return readCurrent(tx, request);
  });
};

export const legalHandlers = { getLegal: listLegalVersions, acceptLegal: acceptLegalTexts };
