import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FieldValues,
  type FormState,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { type MessageKey, t, type WordValues } from './i18n.ts';

/** What stands at a field in error: a message of the catalogue and what fills its gaps. */
export interface FieldMessage {
  readonly key: MessageKey;
  readonly values?: WordValues | undefined;
}

/** Null or undefined where a value is good. */
type MaybeMessage = FieldMessage | null | undefined;

type FieldMessages = Readonly<Partial<Record<string, FieldMessage>>>;

type FormOptions<Values extends FieldValues, Body> = Pick<
  UseFormProps<Values, unknown, Body>,
  'defaultValues' | 'mode' | 'reValidateMode'
>;

interface ContractFormOptions<Values extends FieldValues, Body> extends FormOptions<Values, Body> {
  /** By field: the message where the contract's own schema rejects a value. A dotted name is a nested field. */
  readonly messages?: FieldMessages;
}

/**
 * A form whose schema says what its fields hold and turns that into the body of a call. Every issue of the schema
 * becomes the message of its field; `handleSubmit` gets the parsed body. Fields are named as in the contract, so that
 * its issues find them. The schema may be another one at every render.
 */
export function useContractForm<Body, Values extends FieldValues>(
  schema: z.ZodMiniType<Body, Values>,
  { messages = {}, ...options }: ContractFormOptions<Values, Body>,
): UseFormReturn<Values, unknown, Body> {
  return useForm<Values, unknown, Body>({
    ...options,
    resolver: zodResolver(schema, { error: (issue) => wordIssue(issue, messages) }, { mode: 'sync' }),
  });
}

/** Whether a form accepts no press: while it is sent, and after success until it is removed. */
export const isSpent = <Values extends FieldValues>({
  isSubmitting,
  isSubmitSuccessful,
}: FormState<Values>): boolean => isSubmitting || isSubmitSuccessful;

interface Issue {
  readonly path?: readonly PropertyKey[] | undefined;
  readonly params?: { readonly message?: FieldMessage } | undefined;
}

function wordIssue(issue: Issue, messages: FieldMessages): string {
  const message = issue.params?.message ?? messages[issue.path?.join('.') ?? ''];
  return message ? t(message.key, message.values) : t('error.invalidValue');
}

const issueOf = (input: unknown, message: FieldMessage) => ({
  code: 'custom' as const,
  input,
  params: { message },
});

/** A check of one field by a rule that returns the message. Rules of the whole form run all the same. */
export function fieldRule<Value>(messageOf: (value: Value) => MaybeMessage) {
  return z.check<Value>(({ value, issues }) => {
    const message = messageOf(value);
    if (message) issues.push({ ...issueOf(value, message), continue: true });
  });
}

/** A check of the whole form by a rule that says what is wrong, field by field. A dotted name is a nested field. */
export function fieldRules<Values>(
  messagesOf: (values: Values) => Readonly<Partial<Record<string, MaybeMessage>>>,
) {
  return z.check<Values>(({ value, issues }) => {
    for (const [name, message] of Object.entries(messagesOf(value)))
      if (message) issues.push({ ...issueOf(value, message), path: name.split('.'), continue: true });
  });
}

/** What a reader makes of a field's text: the value to send, or what is wrong with it. */
export type FieldReading<Value> =
  | { readonly value: Value; readonly message?: undefined }
  | { readonly message: FieldMessage };

/** A field that holds text and stands for something else, like an amount in cents. */
export function readField<Value>(read: (text: string) => FieldReading<Value>) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const reading = read(text);
      if (!reading.message) return reading.value;
      issues.push(issueOf(text, reading.message));
      return z.NEVER;
    }),
  );
}

/** A text without the blanks that keyboards add around it, then a field of the contract. */
export const trimmed = <Field extends z.ZodMiniType<unknown, string>>(field: Field) =>
  z.pipe(z.string().check(z.trim()), field);

/** A field that the call may leave out, or null, and that a form always has. */
export const needed = <Field extends z.ZodMiniType>(field: {
  readonly def: { readonly innerType: Field };
}): Field => field.def.innerType;
