/** What a complaint can be about. */
export const COMPLAINT_TOPICS = [
  'payment',
  'game',
  'bonus',
  'account',
  'protection',
  'forfeiture',
  'data',
  'other',
] as const;
export type ComplaintTopic = (typeof COMPLAINT_TOPICS)[number];

/** What the case is filed as: an appeal against a forfeiture is decided by other operators than those who took it. */
export const caseKindOf = (topic: ComplaintTopic): 'complaint' | 'appeal' =>
  topic === 'forfeiture' ? 'appeal' : 'complaint';

export const COMPLAINT_STATES = ['open', 'answered', 'closed', 'disputed'] as const;
type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const SUBJECT_MAX = 120;
export const TEXT_MIN = 10;
export const TEXT_MAX = 4_000;

interface ComplaintStatus {
  readonly state: ComplaintState;
  readonly dueAt: number;
  readonly closedBy: 'player' | 'operator' | null;
}

/** A complaint can be escalated once the platform has answered it, or its answer is overdue. */
export function mayDispute({ state, dueAt, closedBy }: ComplaintStatus, now: number): boolean {
  if (state === 'disputed' || closedBy === 'player') return false;
  return state !== 'open' || dueAt <= now;
}

/** Messages can be added while it is neither closed nor escalated. */
export const mayAdd = ({ state }: Pick<ComplaintStatus, 'state'>): boolean =>
  state === 'open' || state === 'answered';
