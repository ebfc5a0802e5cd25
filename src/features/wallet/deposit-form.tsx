import { useCallback, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useStore } from 'zustand';
import type { RechargeType } from '../../../contract/config/app-config.ts';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import type { BonusState } from '../../../contract/rewards/bonus-calls.ts';
import type { TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { profileStore } from '../../session/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { AmountChoice } from './amount-choice.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './deposit-form.module.css';
import { depositSchema, findBonus } from './deposit-schema.ts';
import { depositFlows } from './flows.ts';
import { type DepositOffer, readAmount, readWalletQuery } from './rules.ts';
import { walletStore } from './store.ts';

interface DepositFormProps {
  offer: DepositOffer;
  channel: RechargeType;
  trade: TradeInfo;
  /** Undefined where they cannot be had. */
  bonuses: BonusState | undefined;
}

/** Channel, amount, and what the balance will be. Every bound is said before it can be met. */
export function DepositForm({ offer, channel, trade, bonuses }: DepositFormProps) {
  const { sending, failure } = useStore(walletStore);
  const coin = useStore(profileStore, (state) => state.user?.coin ?? NO_CENTS);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { moneyFormat } = useUi();
  const schema = depositSchema({
    channelId: channel.id,
    offer,
    bonuses: bonuses?.offers ?? [],
    format: moneyFormat,
  });
  const form = useContractForm(schema, {
    // No error is shown for an amount that is not finished.
    reValidateMode: 'onSubmit',
    defaultValues: { amount: '', offerId: readWalletQuery(location.search).offerId },
  });
  const { control, getValues, setValue, clearErrors, trigger, formState } = form;
  const { field } = useController({ control, name: 'amount' });
  const bonus = findBonus(bonuses?.offers ?? [], form.watch('offerId'));
  const { amount } = readAmount(field.value, offer, moneyFormat.locale);
  const say = (value: typeof coin) => formatCents(value, moneyFormat);

  const recheckAmount = useCallback(() => {
    if (getValues('amount') !== '') void trigger('amount');
  }, [getValues, trigger]);
  // Another channel has other bounds for what stands there already.
  const checkedChannel = useRef(channel.id);
  useEffect(() => {
    if (checkedChannel.current === channel.id) return;
    checkedChannel.current = channel.id;
    recheckAmount();
  }, [channel.id, recheckAmount]);

  return (
    <form
      className={styles.form}
      onSubmit={form.handleSubmit((body) => void depositFlows.send(body))}
      noValidate
      aria-label={t('wallet.tab.deposit')}
    >
      {trade.heldPayments.length > 0 && (
        <Notice title={t('wallet.held.notice', { count: trade.heldPayments.length })}>
          <a className={styles.textButton} href={linkTo(paths.walletsRecord, { kind: 'deposit' })}>
            {t('wallet.held.records')}
          </a>
        </Notice>
      )}
      {trade.totalRecharge === 0 && (
        <Notice title={t('wallet.limits.first')}>
          <p>
            {t('wallet.limits.firstText')}{' '}
            <a className={styles.textButton} href={paths.selfLimited}>
              {t('wallet.limits.set')}
            </a>
          </p>
        </Notice>
      )}
      <ChannelChoice
        channels={offer.channels}
        chosenId={channel.id}
        lastUsedId={trade.lastRechargeTypeId}
        onChoose={depositFlows.chooseChannel}
      />
      <AmountChoice
        offer={offer}
        text={field.value}
        amount={amount}
        error={formState.errors.amount?.message ?? null}
        note={laterNote(offer, say(offer.minimum), say)}
        onChange={(next) => {
          field.onChange(next);
          clearErrors('amount');
        }}
        onLeave={() => {
          if (field.value === '') clearErrors('amount');
          else recheckAmount();
        }}
        fieldRef={field.ref}
      />
      {bonuses && bonuses.offers.length > 0 && (
        <BonusChoice
          offers={bonuses.offers}
          edgePpm={bonuses.edgePpm}
          chosenId={bonus?.id ?? null}
          amount={amount}
          onChoose={(id) => {
            setValue('offerId', id);
            recheckAmount();
          }}
        />
      )}
      <div className={styles.safety}>
        <Icon name="shield-check" />
        <p>
          {t('wallet.safety')} {t('wallet.limits')}{' '}
          <a className={styles.textButton} href={paths.selfLimited}>
            {t('wallet.limits.help')}
          </a>
        </p>
      </div>
      {sending === 'uncertain' && (
        <Notice tone="warning" title={t('wallet.unsure.title')} isLive>
          <p>{t('wallet.unsure.text')}</p>
          <Button kind="second" onClick={() => void depositFlows.retryRequest()}>
            {t('wallet.submit.again')}
          </Button>
        </Notice>
      )}
      {sending === 'refused' && (
        <Notice tone="danger" title={t('wallet.refused.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      {!isOnline && <Notice tone="warning">{t('wallet.offline')}</Notice>}
      <PanelFoot isRow>
        <p className={styles.after}>
          {t('wallet.balanceAfter')}
          <strong>
            <Money amount={addCents(coin, amount ?? NO_CENTS)} />
          </strong>
        </p>
        <Button type="submit" isWide isBusy={sending === 'running'} disabled={!isOnline}>
          {amount === null ? t('wallet.submit.empty') : t('wallet.submit', { amount: say(amount) })}
        </Button>
      </PanelFoot>
    </form>
  );
}

function laterNote(offer: DepositOffer, min: string, say: (value: typeof offer.minimum) => string) {
  if (offer.laterMinimum !== null) return t('wallet.amount.later', { min, later: say(offer.laterMinimum) });
  return offer.isLaterDeposit ? t('wallet.amount.laterNow', { min }) : null;
}
