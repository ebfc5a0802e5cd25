import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import { t } from '../../platform/i18n.ts';
import type { Fault } from './rules.ts';

/** Faults of our rules in the shape the form library wants, worded. A dotted name is a nested field. */
export function toErrors<V extends FieldValues>(
  values: V,
  faults: Readonly<Partial<Record<string, Fault>>>,
): ResolverResult<V> {
  const errors: Record<string, unknown> = {};
  for (const [name, fault] of Object.entries(faults)) {
    if (!fault) continue;
    const error = { type: fault.key, message: t(fault.key, fault.values) };
    const [group = name, field] = name.split('.');
    if (field === undefined) errors[group] = error;
    else errors[group] = { ...(errors[group] as object | undefined), [field]: error };
  }
  const isFine = Object.keys(errors).length === 0;
  return isFine ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<V> };
}
