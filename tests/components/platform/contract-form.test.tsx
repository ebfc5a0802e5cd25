import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  fieldRules,
  isSpent,
  readField,
  trimmed,
  useContractForm,
} from '../../../src/platform/contract-form.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { failForm, placeFailure } from '../../../src/session/calls/place-failure.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { showPart } from '../support/open-page.tsx';

/** What a call would ask for. */
const contract = z.object({
  amount: z.int(),
  person: z.object({ name: z.string().check(z.minLength(2)), code: z.string() }),
});

const schema = z.extend(contract, {
  amount: z.pipe(
    readField<number>((text) =>
      /^\d+$/.test(text) ? { value: Number(text) } : { message: { key: 'wallet.fault.empty' } },
    ),
    contract.shape.amount,
  ),
  person: z.object({ name: trimmed(contract.shape.person.shape.name), code: z.string() }).check(
    fieldRules(({ code }: { code: string }) => ({
      code: code === '' ? { key: 'auth.fault.codeLength', values: { min: 6, max: 6 } } : null,
    })),
  ),
});

function Form({ send }: { send(body: z.output<typeof contract>): Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useContractForm(schema, {
    defaultValues: { amount: '', person: { name: '', code: '' } },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (sent) => {
    try {
      await send(sent);
    } catch (error) {
      const places = { codeWrong: 'person.code' } as const;
      if (!placeFailure(setError, error, places)) failForm(setError, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field {...register('amount')} label="Amount" error={errors.amount?.message} />
      <Field {...register('person.name')} label="Name" error={errors.person?.name?.message} />
      <Field {...register('person.code')} label="Code" error={errors.person?.code?.message} />
      <p role="alert">{errors.root?.server?.message}</p>
      <Button type="submit" isBusy={isSpent(formState)}>
        Send
      </Button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Send' });

async function show(send: (body: z.output<typeof contract>) => Promise<void>) {
  const { user } = await showPart(<Form send={send} />, ['auth', 'wallet', 'error']);
  return user;
}

it('contract form shows every issue of the schema at its field, also those of the contract alone', async () => {
  const send = vi.fn(async () => {});
  const user = await show(send);
  await user.click(button());
  await waitFor(() => expect(noteOf(field('Amount'))).toBe('Enter or choose an amount.'));
  expect(noteOf(field('Name'))).toBe('Something you entered isn’t valid. Check it and try again.');
  expect(document.activeElement).toBe(field('Amount'));
  expect(send).not.toHaveBeenCalled();
});

it('contract form sends the body of the call, and disables the button meanwhile', async () => {
  const send = vi.fn(async () => {});
  const user = await show(send);
  await fillIn(user, field('Amount'), '12');
  await fillIn(user, field('Name'), '  Ana ');
  await fillIn(user, field('Code'), '123456');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  await user.click(button());
  expect(send.mock.calls).toEqual([[{ amount: 12, person: { name: 'Ana', code: '123456' } }]]);
});

it('contract form shows a rejection at its field or above the button, and can be sent again', async () => {
  const send = vi
    .fn<(sent: z.output<typeof contract>) => Promise<void>>()
    .mockRejectedValueOnce(new CallFailure('codeWrong', 'test'))
    .mockRejectedValueOnce(new CallFailure('offline', 'test'));
  const user = await show(send);
  await fillIn(user, field('Amount'), '12');
  await fillIn(user, field('Name'), 'Ana');
  await fillIn(user, field('Code'), '000000');
  await user.click(button());
  await waitFor(() => expect(noteOf(field('Code'))).toContain('Wrong code'));
  expect(document.activeElement).toBe(field('Code'));
  await user.type(field('Code'), '1');
  expect(noteOf(field('Code'))).toBe('');
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You’re offline.'));
  expect(button().getAttribute('aria-busy')).toBeNull();
});
