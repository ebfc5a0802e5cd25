import { BREAK_PERIODS, EXCLUSION_PERIODS } from './protection-rules.ts';

/** The applicant's relation to the person concerned. */
export const RELATIONS = ['spouse', 'parent', 'child', 'sibling', 'guardian', 'other'] as const;

/** What an operator can set at a family's request: a time-out, or an exclusion. */
export const FAMILY_PERIODS = [...BREAK_PERIODS, ...EXCLUSION_PERIODS] as const;
export type FamilyPeriod = (typeof FAMILY_PERIODS)[number];

export const isExclusionPeriod = (period: FamilyPeriod): period is (typeof EXCLUSION_PERIODS)[number] =>
  (EXCLUSION_PERIODS as readonly string[]).includes(period);

/** Images in one request, and the bytes of each as sent. */
export const MAX_EVIDENCE = 2;
export const MAX_EVIDENCE_BYTES = 2 * 1024 * 1024;
/** A reason has at least this many letters after trimming. */
export const MIN_REASON_LENGTH = 20;
export const MAX_REASON_LENGTH = 3_000;
