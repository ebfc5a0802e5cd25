import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type DiamondShop, diamondExchangeCoin, MAX_EXCHANGE } from '../../../contract/mall/mall-calls.ts';
import { groupDigits } from '../../../contract/money.ts';
import { readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { failForm, placeFailure } from '../../session/calls/place-failure.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { unitText, unitWorth } from '../../session/config/unit-worth.ts';
import alertParts from '../../ui/alerts.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { type ExchangeKind, exchange, unansweredCount } from './exchange-flows.ts';
import { heldFor, mostFor, pointsFor, readCount } from './exchange-rules.ts';
import styles from './mall.module.css';
import { diamondsText, pointsText } from './unit-text.ts';

/** The count as typed; both calls take the same number of diamonds. */
function schemaOf(kind: ExchangeKind, held: number, locale: string) {
  const words = { max: diamondsText(held), most: diamondsText(MAX_EXCHANGE) };
  const typed = readField((text) => {
    const { count, error } = readCount(text, held, locale);
    if (error === null) return { value: count };
    const key =
      error === 'tooFew' ? (`mall.error.tooFew.${kind}` as const) : (`mall.error.${error}` as const);
    return { message: { key, values: words } };
  });
  return z.object({ count: z.pipe(typed, diamondExchangeCoin.body.shape.count) });
}

const FIELD_FAILURES = { pointsMissing: 'count', diamondsMissing: 'count' } as const;

interface ExchangeFormProps {
  kind: ExchangeKind;
  shop: DiamondShop;
  /** Its button is the bright one of the page. */
  isMain: boolean;
}

/** Exchanges points for diamonds, or diamonds for money, and says before what is given and had. */
export function ExchangeForm({ kind, shop, isMain }: ExchangeFormProps) {
  const id = useId();
  const { formatLocale: locale } = useUi();
  const [lost] = useState(() => unansweredCount(kind));
  const held = heldFor(kind, shop);
  const most = mostFor(kind, shop);
  const form = useContractForm(schemaOf(kind, held, locale), {
    // No error is shown for a number that is not finished.
    reValidateMode: 'onSubmit',
    defaultValues: { count: lost === null ? '' : String(lost) },
  });
  const { errors, isSubmitting } = form.formState;
  const result = useRef<HTMLOutputElement>(null);

  const send = form.handleSubmit(async ({ count }) => {
    // As it is sent: with the last of them the fields are gone.
    const place = result.current?.getBoundingClientRect();
    try {
      const rewards = await exchange(kind, count);
      if (place) flyClaim(place, rewards);
      const words = { diamonds: diamondsText(count), amount: unitWorth(count, 'diamonds') ?? '' };
      toast(t(`mall.exchange.${kind}.done`, words), 'good');
      form.reset({ count: '' });
    } catch (failure) {
      if (!placeFailure(form.setError, failure, FIELD_FAILURES)) failForm(form.setError, failure);
    }
  });

  const choose = () => {
    form.setValue('count', groupDigits(most, locale));
    form.clearErrors();
  };

  return (
    <form
      className={classNames(surfaceParts.frame, alertParts.alerts, styles.card)}
      onSubmit={send}
      noValidate
      aria-labelledby={id}
    >
      <h2 className={styles.trade}>
        <span id={id}>{t(`mall.exchange.${kind}`)}</span>
        <Trade kind={kind} />
      </h2>
      <p className={styles.note}>{rateText(kind, shop)}</p>
      {most === 0 && lost === null ? (
        <p className={styles.few}>
          {t(`mall.exchange.${kind}.few`, { points: pointsText(shop.pointsPerDiamond ?? 0) })}
        </p>
      ) : (
        <>
          <Field
            {...form.register('count', { onChange: () => form.clearErrors() })}
            label={t('mall.exchange.count')}
            hint={t(`mall.exchange.${kind}.hint`, { max: diamondsText(held) })}
            error={errors.count?.message}
            inputMode="numeric"
            autoComplete="off"
            suffix={most > 0 && <All count={most} onChoose={choose} />}
          />
          <output ref={result} className={styles.result}>
            {resultText(kind, shop, form.watch('count'), locale)}
          </output>
          {errors.root?.server && <p role="alert">{errors.root.server.message}</p>}
          <Button type="submit" kind={isMain ? 'action' : 'second'} isWide isBusy={isSubmitting}>
            {t(`mall.exchange.${kind}.send`)}
          </Button>
        </>
      )}
    </form>
  );
}

const TRADES = {
  points: [
    { name: 'points', icon: 'star' },
    { name: 'diamonds', icon: 'diamond' },
  ],
  coin: [
    { name: 'diamonds', icon: 'diamond' },
    { name: 'coin', icon: 'coins' },
  ],
} as const;

/** What is given and what is had, as pictures. */
function Trade({ kind }: { kind: ExchangeKind }) {
  const [given, had] = TRADES[kind];
  return (
    <span className={styles.pair}>
      <Emblem {...given} size={40} />
      <Icon name="chevron-right" size={18} />
      <Emblem {...had} size={40} />
    </span>
  );
}

const All = ({ count, onChoose }: { count: number; onChoose(): void }) => (
  <button type="button" className={styles.all} onClick={onChoose}>
    {t('mall.exchange.max', { max: diamondsText(count) })}
  </button>
);

/** Beside money they need no worth. */
const diamondsOf = (kind: ExchangeKind, count: number): string =>
  kind === 'coin' ? diamondsText(count) : unitText(count, 'diamonds');

const rateText = (kind: ExchangeKind, { pointsPerDiamond }: DiamondShop): string =>
  t(`mall.exchange.${kind}.rate`, {
    points: pointsText(pointsPerDiamond ?? 0),
    diamonds: diamondsOf(kind, 1),
    amount: unitWorth(1, 'diamonds') ?? '',
  });

/** What the typed count takes and brings. */
function resultText(kind: ExchangeKind, shop: DiamondShop, text: string, locale: string): string {
  const { count } = readCount(text, heldFor(kind, shop), locale);
  if (count === null) return t('mall.exchange.result.none');
  return t(`mall.exchange.${kind}.result`, {
    points: pointsText(pointsFor(count, shop)),
    diamonds: diamondsOf(kind, count),
    amount: unitWorth(count, 'diamonds') ?? '',
  });
}
