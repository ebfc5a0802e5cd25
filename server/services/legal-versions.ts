import type { acceptLegal, getLegal, LEGAL_DOCUMENTS, LegalVersion } from '../../contract/calls/legal.ts';
import type { Db, Tx } from '../db/sql.ts';
import { CallError } from '../http/call-error.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { Localized } from '../words/localized.ts';
import { notePlayerAct } from './player-acts.ts';

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

async function tell(db: Db, { player, locale }: CallRequest): Promise<{ documents: LegalVersion[] }> {
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

/** @throws CallError legalChanged: nothing more is paid in or played under terms that the player has not agreed to. */
export async function refuseStaleTerms(db: Db, playerId: string, now: number): Promise<void> {
  const [row] = await db<
    { isStale: boolean }[]
  >`select legal_is_stale(${playerId}, ${now}::timestamptz) as is_stale`;
  if (row?.isStale) throw new CallError('legalChanged', 'a new version has not been agreed to');
}

/** What a newcomer agrees to with the account: the newest of both. */
export async function acceptNewest(
  tx: Tx,
  { playerId, now, ip }: { playerId: string; now: number; ip: string },
): Promise<void> {
  await tx`
    insert into legal_acceptances (player_id, document, version, accepted_at, ip)
    select ${playerId}, document, max(version), ${now}::timestamptz, ${ip} from legal_versions group by document`;
}

export const legalHandlers = { getLegal: show, acceptLegal: accept };
