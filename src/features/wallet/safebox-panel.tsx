import { type FormEvent, useRef, useState } from 'react';
import { type Cents, cents, fieldText, formatCents } from '../../../contract/money.ts';
import type { SafeboxDirection, SafeboxTerms } from '../../../contract/wallet/safebox-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useSafebox } from './queries.ts';
import { moveMoney, unansweredMove } from './safebox-flows.ts';
import { mostToMove, readMove } from './safebox-rules.ts';
import styles from './withdraw.module.css';

/** `/wallets/safebox`: money that no game reaches until the player takes it out again. */
export function SafeboxPanel() {
  const { data: terms, error, isFetching, refetch } = useSafebox();
  if (terms) {
    return (
      <div className={styles.stack}>
        <Sums terms={terms} />
        <p className={styles.lead}>{t('cashier.safebox.text')}</p>
        {terms.hasPassword ? <MoveForm terms={terms} /> : <NoPassword length={terms.passwordLength} />}
      </div>
    );
  }
  if (error === null) return <SkeletonRows count={3} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('wallet.failed.title')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Sums({ terms }: { terms: SafeboxTerms }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('cashier.safebox.held')}</dt>
        <dd>
          <Money amount={terms.safebox} />
        </dd>
      </div>
      <div className={styles.lesser}>
        <dt>{t('cashier.safebox.coin')}</dt>
        <dd>
          <Money amount={terms.coin} />
        </dd>
      </div>
    </dl>
  );
}

function NoPassword({ length }: { length: number }) {
  return (
    <Notice title={t('cashier.safebox.noPassword')}>
      <p>{t('cashier.need.passwordText', { count: length })}</p>
      <Button onClick={() => openOverlay('withdraw-password')}>{t('cashier.need.passwordDo')}</Button>
    </Notice>
  );
}

function MoveForm({ terms }: { terms: SafeboxTerms }) {
  const [lost] = useState(unansweredMove);
  const { moneyFormat } = useUi();
  const [text, setText] = useState(lost ? fieldText(cents(lost.body.amount), moneyFormat.locale) : '');
  const [direction, setDirection] = useState<SafeboxDirection>(lost?.body.direction ?? 'in');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const { amount, fault } = readMove(text, terms, direction, moneyFormat.locale);
  const most = mostToMove(terms, direction);
  const words = { min: say(terms.minAmount), max: say(terms.maxHeld), most: say(most) };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === null) return field.current?.focus();
    if (password === '') return passwordField.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await moveMoney({ direction, amount }, password);
      toast(t(`cashier.safebox.done.${direction}`, { amount: say(amount) }), 'good');
      setText('');
      setPassword('');
      setChecked(false);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };

  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.title.safebox')}>
      <Segments
        label={t('cashier.safebox.direction')}
        options={[
          { value: 'in', label: t('cashier.safebox.in') },
          { value: 'out', label: t('cashier.safebox.out') },
        ]}
        value={direction}
        onChange={(next) => {
          setDirection(next);
          setChecked(false);
          setFailure(null);
        }}
      />
      <Field
        ref={field}
        label={t('wallet.amount.title')}
        prefix={moneyFormat.sign}
        error={isChecked && fault ? t(`cashier.safebox.fault.${fault}`, words) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChecked(false);
        }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      {most > 0 && (
        <Button kind="second" onClick={() => setText(fieldText(most, moneyFormat.locale))}>
          {t('cashier.all', { amount: say(most) })}
        </Button>
      )}
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
      <Button kind="plain" onClick={() => openOverlay('withdraw-password')}>
        {t('cashier.password.forgot')}
      </Button>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <PanelFoot>
        <Button type="submit" isWide isBusy={isBusy}>
          {t(`cashier.safebox.send.${direction}`)}
        </Button>
      </PanelFoot>
    </form>
  );
}
