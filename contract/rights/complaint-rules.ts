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

/** What the case is filed as: an appeal against a forfeiture is decided by somebody else than who took it. */
export const caseKindOf = (topic: ComplaintTopic): 'complaint' | 'appeal' =>
  topic === 'forfeiture' ? 'appeal' : 'complaint';

export const COMPLAINT_STATES = ['open', 'answered', 'closed', 'disputed'] as const;
type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const SUBJECT_MAX = 120;
export const TEXT_MIN = 10;
export const TEXT_MAX = 4_000;

interface Standing {
  readonly state: ComplaintState;
  readonly dueAt: number;
  readonly closedBy: 'player' | 'operator' | null;
}

/** A complaint goes to somebody outside once the platform has answered it, or has not within its time. */
export function mayDispute({ state, dueAt, closedBy }: Standing, now: number): boolean {
  if (state === 'disputed' || closedBy === 'player') return false;
  return state !== 'open' || dueAt <= now;
}

/** More can be said while it is neither ended nor with somebody outside. */
export const mayAdd = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'open' || state === 'answered';
