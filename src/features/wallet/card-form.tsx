import { useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { modifyBankInfo } from '../../../contract/wallet/withdraw-calls.ts';
import { findAccountNumberError, payoutNumber } from '../../../contract/wallet/withdraw-rules.ts';
import {
  type PayoutAccount,
  type PayoutKind,
  payoutKindSchema,
  type WithdrawTerms,
} from '../../../contract/wallet/withdrawal.ts';
import { type FieldReading, isSpent, readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { failForm } from '../../session/calls/place-failure.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segments } from '../../ui/segments.tsx';
import { saveCard } from './card-flows.ts';
import { PIN_MESSAGES, pinField } from './form-fields.ts';
import { PAYOUT_KINDS } from './path-params.ts';
import styles from './withdraw.module.css';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';

interface CardFormProps {
  terms: WithdrawTerms;
  /** Null for a new one. */
  account: PayoutAccount | null;
  firstKind: PayoutKind;
  /** Where it goes on; the list of accounts without one. */
  onSaved?: () => void;
}

const showList = () => navigate(paths.walletsCardList, { replace: true });

const NO_BOUNDS = { min: 1, max: 128 };

const { institutionId, isDefault, number } = modifyBankInfo.body.shape;

/**
 * @param keepsNumber an account that exists keeps its number where none is typed
 * @param read a typed number in stored form
 */
function schemaOf(keepsNumber: boolean, bounds: typeof NO_BOUNDS, read: (text: string) => string) {
  const readNumber = (text: string): FieldReading<string | null> => {
    if (keepsNumber && text === '') return { value: null };
    const value = read(text);
    const fieldError = findAccountNumberError(value, bounds);
    return fieldError
      ? { message: { key: `cashier.cards.fault.${fieldError}`, values: { ...bounds } } }
      : { value };
  };
  return z.object({
    kind: payoutKindSchema,
    institutionId,
    number: z.pipe(readField(readNumber), number),
    isDefault,
    password: pinField,
  });
}

/** One account: bank or e-wallet, number, whether it comes first, and the password for every change. */
export function CardForm({ terms, account, firstKind, onSaved = showList }: CardFormProps) {
  const bounds = useStore(configStore, (state) => state.config?.withdrawAccount ?? NO_BOUNDS);
  const institutionsOf = (kind: PayoutKind) =>
    terms.methods.find(({ name }) => name === kind)?.institutions ?? [];
  const [kind, setKind] = useState(firstKind);
  const countryCode = useStore(configStore, (state) => state.config?.countryCode ?? null);
  const readNumber = (text: string) => payoutNumber(text, kind, countryCode);
  const form = useContractForm(schemaOf(account !== null, bounds, readNumber), {
    defaultValues: {
      kind: firstKind,
      institutionId: account?.institutionId ?? institutionsOf(firstKind)[0]?.id ?? 0,
      number: '',
      isDefault: account?.isDefault ?? terms.accounts.length === 0,
      password: '',
    },
    messages: PIN_MESSAGES,
  });
  const { register, setValue, setError, formState } = form;
  const { institutionId, isDefault } = form.watch();
  const [isRemoving, setRemoving] = useState(false);
  const failure = formState.errors.root?.server?.message;

  const save = async (wish: Omit<Parameters<typeof saveCard>[1], 'holder'>) => {
    try {
      await saveCard(account, { ...wish, holder: terms.realName });
      onSaved();
      return true;
    } catch (error) {
      failForm(setError, error);
      return false;
    }
  };
  const send = form.handleSubmit((body) => save({ ...body, isRemoved: false }));
  /** A number that is being typed is no matter of an account that goes. */
  const remove = async () => {
    if (!(await form.trigger('password', { shouldFocus: true }))) return;
    form.clearErrors('root');
    setRemoving(true);
    const isDone = await save({ ...form.getValues(), number: null, isRemoved: true });
    if (!isDone) setRemoving(false);
  };

  return (
    <form
      className={styles.stack}
      onSubmit={send}
      noValidate
      aria-label={t(account ? 'cashier.cards.edit' : 'cashier.cards.add')}
    >
      {!account && (
        <Segments
          label={t('cashier.cards.kind')}
          options={PAYOUT_KINDS.map((value) => ({ value, label: t(`cashier.kind.${value}`) }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setValue('kind', next);
            setValue('institutionId', institutionsOf(next)[0]?.id ?? 0);
          }}
        />
      )}
      <SelectField
        label={t(`cashier.house.${kind}`)}
        value={institutionId}
        onChange={(event) => setValue('institutionId', Number(event.target.value))}
      >
        {institutionsOf(kind).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('cashier.cards.holder')}
        hint={t('cashier.cards.holderHint')}
        value={terms.realName}
        readOnly
      />
      <Field
        {...register('number')}
        label={t('cashier.cards.number')}
        hint={
          account
            ? t('cashier.cards.keep', { number: account.number })
            : t('cashier.cards.numberHint', { ...bounds })
        }
        error={formState.errors.number?.message}
        autoComplete="off"
      />
      <CheckField
        label={t('cashier.cards.makeDefault')}
        checked={isDefault}
        disabled={account?.isDefault}
        onChange={(event) => setValue('isDefault', event.target.checked)}
      />
      <WithdrawPasswordField {...register('password')} error={formState.errors.password?.message} />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSpent(formState)}>
        {t('cashier.cards.save')}
      </Button>
      {account && (
        <Button kind="danger" isWide isBusy={isRemoving} onClick={() => void remove()}>
          {t('cashier.cards.remove')}
        </Button>
      )}
    </form>
  );
}
