import type {
  acceptLegal,
  getLegal,
  LEGAL_DOCUMENTS,
  LegalVersion,
} from '../../contract/rights/legal-calls.ts';
import { notePlayerAct } from '../auth/public/player-actions.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { Localized } from '../words/localized.ts';

interface Row {
  readonly document: (typeof LEGAL_DOCUMENTS)[number];
  readonly version: number;
  readonly inForceAt: number;
  readonly changes: Localized;
  readonly accepted: number;
}

/** The newest version of each text, with the newest that the player has agreed to. */
async function readNewest(db: Db, playerId: string | null): Promise<readonly Row[]> {
  return db<Row[]>`
    select distinct on (document) document, version, in_force_at, changes,
      coalesce((select max(accepted.version) from legal_acceptances as accepted
        where accepted.player_id = ${playerId} and accepted.document = published.document), 1) as accepted
    from legal_versions as published order by document desc, version desc`;
}

async function tell(db: Db, { player, locale }: WorkRequest): Promise<{ documents: LegalVersion[] }> {
  const rows = await readNewest(db, player?.id ?? null);
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

const show: Handler<typeof getLegal> = (_body, request) => tell(request.context.sql, request);

const accept: Handler<typeof acceptLegal> = async ({ documents }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  return runTransaction(sql, async (tx) => {
    const newest = await readNewest(tx, id);
    for (const { document, version } of documents) {
      const known = newest.find((row) => row.document === document);
      if (known?.version !== version)
        throw new CallError('invalidValue', `${document} ${version} is not the newest`, {
          field: 'documents',
        });
      const { count } = await tx`
        insert into legal_acceptances (player_id, document, version, accepted_at, ip)
        values (${id}, ${document}, ${version}, ${clock.now()}, ${request.ip}) on conflict do nothing`;
      if (count > 0)
        await notePlayerAct(tx, request, { act: 'terms accepted', details: { document, version } });
    }
    return tell(tx, request);
  });
};

export const legalHandlers = { getLegal: show, acceptLegal: accept };
