import { createHash } from 'node:crypto';
import type { Tx } from '../db/sql.ts';
import { type AuditLink, countAuditOutsideChain, findAuditHead, readAuditLinks } from './audit-queries.ts';

export interface ChainHead {
  /** Number of the last row, from 1. */
  readonly place: number;
  /** Hex. */
  readonly hash: string;
}

export interface ChainFinding {
  readonly head: ChainHead;
  /** The errors, each with the row's number; empty for a valid chain. */
  readonly errors: readonly string[];
}

const BATCH = 2_000;
const MAX_ERRORS = 20;
const CHAIN_START = createHash('sha256').update('audit').digest();

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

async function readChainHead(tx: Tx): Promise<ChainHead> {
  const head = await findAuditHead(tx);
  return head ? { place: head.place, hash: hex(head.hash) } : { place: 0, hash: hex(CHAIN_START) };
}

/**
 * Reads the whole chain and computes every hash again, here and not in the database.
 * `kept` is a head that was stored before: a chain that was rewritten as a whole no longer contains it.
 */
export async function checkChain(tx: Tx, kept: ChainHead | null): Promise<ChainFinding> {
  const head = await readChainHead(tx);
  const errors: string[] = [];
  const known = new Map<number, string>();
  if (kept) known.set(kept.place, kept.hash.toLowerCase());
  let before: { place: number; hash: Uint8Array } = { place: 0, hash: CHAIN_START };
  const look = ({ place, previousHash, rowHash, content }: AuditLink) => {
    if (place !== before.place + 1) errors.push(`between ${before.place} and ${place}: rows are missing`);
    else if (hex(previousHash) !== hex(before.hash))
      errors.push(`${place}: does not follow the row before it`);
    const made = createHash('sha256').update(previousHash).update(content).digest('hex');
    if (made !== hex(rowHash)) errors.push(`${place}: was changed after it was written`);
    const wanted = known.get(place);
    if (wanted !== undefined && wanted !== hex(rowHash))
      errors.push(`${place}: is not the row of the stored head`);
    before = { place, hash: rowHash };
  };
  for (;;) {
    const links = await readAuditLinks(tx, { after: before.place, upTo: head.place, limit: BATCH });
    for (const link of links) look(link);
    if (links.length < BATCH || errors.length >= MAX_ERRORS) break;
  }
  if (errors.length < MAX_ERRORS) {
    if (before.place !== head.place || hex(before.hash) !== head.hash)
      errors.push(`the last row is ${before.place} and should be ${head.place}: rows are missing at the end`);
    if (kept && kept.place > head.place) errors.push(`${kept.place}: was stored as a head and is missing`);
    const beyond = await countAuditOutsideChain(tx);
    if (beyond > 0) errors.push(`${beyond} rows are outside of the chain`);
  }
  return { head, errors };
}
