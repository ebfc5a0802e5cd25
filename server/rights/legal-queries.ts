import type { LEGAL_DOCUMENTS } from '../../contract/rights/legal-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { LocalizedText } from '../localization/localized.ts';

interface NewestVersion {
  readonly document: (typeof LEGAL_DOCUMENTS)[number];
  readonly version: number;
  readonly inForceAt: number;
  readonly changes: LocalizedText;
  readonly accepted: number;
}

/** The newest version of each text, with the newest that the player has agreed to. */
export const readNewestVersions = (db: Db, playerId: string | null): Promise<NewestVersion[]> =>
  db<NewestVersion[]>`
    select distinct on (document) document, version, in_force_at, changes,
      coalesce((select max(accepted.version) from legal_acceptances as accepted
        where accepted.player_id = ${playerId} and accepted.document = published.document), 1) as accepted
    from legal_versions as published order by document desc, version desc`;

interface Acceptance {
  readonly playerId: string;
  readonly document: string;
  readonly version: number;
  readonly now: number;
  readonly ip: string;
}

/** Inserts an acceptance, and returns whether it is new. */
export async function insertMissingAcceptance(
  tx: Tx,
  { playerId, document, version, now, ip }: Acceptance,
): Promise<boolean> {
  const { count } = await tx`
    insert into legal_acceptances (player_id, document, version, accepted_at, ip)
    values (${playerId}, ${document}, ${version}, ${now}, ${ip}) on conflict do nothing`;
  return count > 0;
}

/** Accepts the newest version of each text for the player. */
export async function insertNewestAcceptances(
  tx: Tx,
  { playerId, now, ip }: { playerId: string; now: number; ip: string },
): Promise<void> {
  await tx`
    insert into legal_acceptances (player_id, document, version, accepted_at, ip)
    select ${playerId}, document, max(version), ${now}::timestamptz, ${ip} from legal_versions group by document`;
}

/** Whether a version holds that the player has not agreed to. */
export async function readIsLegalStale(db: Db, playerId: string, now: number): Promise<boolean> {
  const [row] = await db<
    { isStale: boolean }[]
  >`select legal_is_stale(${playerId}, ${now}::timestamptz) as is_stale`;
  return row?.isStale ?? false;
}

/** Serializes the publishing of legal texts. */
export async function lockLegalVersions(tx: Tx): Promise<void> {
  await tx`lock table legal_versions in exclusive mode`;
}

interface NewVersion {
  readonly document: string;
  readonly now: number;
  readonly inForceAt: number;
  /** What is new, by language. */
  readonly changes: Readonly<Record<string, string>>;
}

/** Returns its number, the next of the text. */
export async function insertLegalVersion(
  tx: Tx,
  { document, now, inForceAt, changes }: NewVersion,
): Promise<number | undefined> {
  const [made] = await tx<{ version: number }[]>`
    insert into legal_versions (document, version, published_at, in_force_at, changes)
    select ${document}, max(version) + 1, ${now}::timestamptz, ${inForceAt}::timestamptz, ${tx.json(changes)}
    from legal_versions where document = ${document}
    returning version`;
  return made?.version;
}

interface PublishedVersion {
  document: string;
  version: number;
  inForceAt: number;
  /** Open accounts that have agreed to it or to a later one. */
  accepted: number;
  /** Open accounts. */
  of: number;
}

export const readPublishedVersions = (tx: Tx): Promise<PublishedVersion[]> =>
  tx<PublishedVersion[]>`
    select document, version, in_force_at,
      (select count(*)::int from legal_acceptances as accepted join players on players.id = accepted.player_id
        where accepted.document = published.document and accepted.version >= published.version
          and players.status = 'open') as accepted,
      (select count(*)::int from players where status = 'open') as of
    from legal_versions as published order by document desc, version`;
