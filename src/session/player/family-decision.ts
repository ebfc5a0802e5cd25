import { type FamilyDecision, familyDecisionSchema } from '../../../contract/protection/family-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** What a rejected sign-in says of an exclusion requested by the family; null where there is none. */
export function familyDecisionIn(details: unknown): FamilyDecision | null {
  if (typeof details !== 'object' || details === null || !('familyExclusion' in details)) return null;
  const parsed = familyDecisionSchema.safeParse(details.familyExclusion);
  return parsed.success ? parsed.data : null;
}

/** Why, until when, and how to object; one sentence each. */
export function describeFamilyDecision({ told, until, number }: FamilyDecision): string[] {
  const date = momentFormat(formatLocale(), { dateStyle: 'medium' });
  return [
    t('error.family.told', { text: told }),
    until === null ? t('error.family.forGood') : t('error.family.until', { date: date.format(until) }),
    t('error.family.object', { number }),
  ];
}

/** Where an objection is written, with what it is about filled in. */
export const objectionAddress = ({ number }: FamilyDecision): string =>
  linkTo(paths.complaint, { topic: 'protection', subject: number });
