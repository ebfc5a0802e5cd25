import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { type FailureKey, isCallFailure } from '../../platform/http/call-failure.ts';
import { type MessageKey, t } from '../../platform/i18n.ts';
import { describeFailure } from './describe-failure.ts';

/** The field that an error belongs to, or the field with a message of the form's own. */
type Place<Values extends FieldValues> =
  | FieldPath<Values>
  | { readonly field: FieldPath<Values>; readonly message: MessageKey };

/** Which error belongs to which field. */
export type RecordCursors<Values extends FieldValues> = Readonly<Partial<Record<FailureKey, Place<Values>>>>;

/**
 * Shows an error of the server at the field that it belongs to, which gets the focus.
 * @returns whether there is such a field; what is left belongs to the whole form
 */
export function placeFailure<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  failure: unknown,
  places: RecordCursors<Values>,
): boolean {
  const place = isCallFailure(failure) ? places[failure.key] : undefined;
  if (!place || !isCallFailure(failure)) return false;
  const { field, message } = typeof place === 'string' ? { field: place, message: null } : place;
  setError(
    field,
    { type: failure.key, message: message ? t(message) : describeFailure(failure) },
    { shouldFocus: true },
  );
  return true;
}

/** Saves the error of the whole form at `errors.root.server`; the next press clears it. */
export function failForm<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  failure: unknown,
): void {
  setError('root.server', { message: describeFailure(failure) });
}
