import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { accountNumberFault } from '../../../contract/wallet/withdraw-rules.ts';
import type { PayoutAccount, PayoutKind, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { saveCard } from './card-flows.ts';
import { PAYOUT_KINDS } from './path-params.ts';
import styles from './withdraw.module.css';

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

/** One account: bank or e-wallet, number, whether it comes first, and the password for every change. */
export function CardForm({ terms, account, firstKind, onSaved = showList }: CardFormProps) {
  const bounds = useStore(configStore, (state) => state.config?.withdrawAccount ?? NO_BOUNDS);
  const [kind, setKind] = useState(firstKind);
  const houses = terms.methods.find(({ name }) => name === kind)?.houses ?? [];
  const [houseId, setHouseId] = useState(account?.houseId ?? houses[0]?.id ?? 0);
  const [number, setNumber] = useState('');
  const [isDefault, setDefault] = useState(account?.isDefault ?? terms.accounts.length === 0);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const keepsNumber = account !== null && number === '';
  const fault = keepsNumber ? null : accountNumberFault(number, bounds);

  const save = async (isRemoved: boolean) => {
    setChecked(true);
    if (fault && !isRemoved) return numberField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    setBusy(isRemoved ? 'remove' : 'save');
    setFailure(null);
    try {
      const wanted = { kind, houseId, holder: terms.realName, isDefault, password };
      await saveCard(account, { ...wanted, number: keepsNumber ? null : number, isRemoved });
      onSaved();
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };

  return (
    <form
      className={styles.stack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(false);
      }}
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
            setHouseId(terms.methods.find(({ name }) => name === next)?.houses[0]?.id ?? 0);
          }}
        />
      )}
      <SelectField
        label={t(`cashier.house.${kind}`)}
        value={houseId}
        onChange={(event) => setHouseId(Number(event.target.value))}
      >
        {houses.map(({ id, name }) => (
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
        ref={numberField}
        label={t('cashier.cards.number')}
        hint={
          account
            ? t('cashier.cards.keep', { number: account.number })
            : t('cashier.cards.numberHint', { ...bounds })
        }
        error={isChecked && fault ? t(`cashier.cards.fault.${fault}`, { ...bounds }) : undefined}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        autoComplete="off"
        maxLength={60}
      />
      <CheckField
        label={t('cashier.cards.makeDefault')}
        checked={isDefault}
        disabled={account?.isDefault}
        onChange={(event) => setDefault(event.target.checked)}
      />
      <PasswordField
        ref={passwordField}
        label={t('cashier.password.label')}
        error={isChecked && password === '' ? t('cashier.password.fault.empty') : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
      />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={busy === 'save'}>
        {t('cashier.cards.save')}
      </Button>
      {account && (
        <Button kind="danger" isWide isBusy={busy === 'remove'} onClick={() => void save(true)}>
          {t('cashier.cards.remove')}
        </Button>
      )}
    </form>
  );
}
