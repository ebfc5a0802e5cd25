import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { addKyc, type KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { fieldRules, useContractForm } from '../../platform/contract-form.ts';
import { timeNow } from '../../platform/time.ts';
import { type Draft, type DraftField, listErrorsOf, type Step, todayOf } from './kyc-rules.ts';
import { setDraft } from './kyc-store.ts';

const { realName, address, documentKind, documentNumber } = addKyc.body.shape;

/** Fields of all steps, as they are typed; only those of one step must be right to go on from it. */
const stepSchema = (step: Step, documents: KycStatus['documents']) =>
  z
    .object({
      realName,
      ...address.shape,
      kind: documentKind,
      number: documentNumber,
      expiresOn: z.string(),
    })
    .check(
      fieldRules((draft: Draft) => {
        const issues = listErrorsOf(step, draft, { documents, today: todayOf(new Date(timeNow())) });
        return Object.fromEntries(
          Object.entries(issues).map(([name, issue]) => [name, { key: `kyc.fault.${issue}` as const }]),
        );
      }),
    );

/** What a step hands to its input: how it is registered, and what is wrong with it. */
export type DraftFieldOf = (name: DraftField) => UseFormRegisterReturn & { error: string | undefined };

/**
 * The form of one step. The store follows every letter: the draft is saved from there, and outlives the page.
 * @param draft what the store holds as the form opens
 * @param isChecked whether the step has been tried; before, it says nothing of mistakes
 */
export function useDraftForm(
  step: Step,
  draft: Draft,
  documents: KycStatus['documents'],
  isChecked: boolean,
) {
  const { register, handleSubmit, formState } = useContractForm(stepSchema(step, documents), {
    defaultValues: draft,
  });
  const fieldOf: DraftFieldOf = (name) => ({
    ...register(name, {
      onChange: ({ target }: { target: { value: string } }) => setDraft({ [name]: target.value }),
      // Whether an expiry date is required, and of which document the number is, depends on its kind.
      deps: name === 'kind' ? ['number', 'expiresOn'] : [],
    }),
    error: isChecked ? formState.errors[name]?.message : undefined,
  });
  return { fieldOf, handleSubmit };
}
