import type { auditLedger } from '../../server/ledger/audit-ledger.ts';
import type { Figure } from './bench.ts';

/** Figures that must be zero after a bench: the ledger's sum, in cents, and unbalanced entries. */
export const ledgerFigures = (audit: Awaited<ReturnType<typeof auditLedger>>): Figure[] => [
  {
    name: 'sum of the ledger after it',
    value: Object.values(audit.totals).reduce((sum, unit) => sum + Math.abs(unit), 0),
    unit: 'cents',
    limit: { atMost: 0 },
  },
  {
    name: 'unbalanced journals, balances and pools',
    value: audit.brokenJournals + audit.wrongBalances + audit.wrongPools,
    unit: '',
    limit: { atMost: 0 },
  },
];
