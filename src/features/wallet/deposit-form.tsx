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
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { configStore } from '../../session/config/config-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { protectionStore } from '../../session/player/protection-store.ts';
import { shareLeft, tightestLimit } from '../../session/player/tightest-limit.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import linkParts from '../../ui/links.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelFoot } from '../../ui/panel-frame.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { AmountChoice } from './amount-choice.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { depositFlows } from './deposit-flows.ts';
import styles from './deposit-form.module.css';
import { type DepositOffer, mostToDeposit, readAmount, readWalletQuery } from './deposit-rules.ts';
import { depositSchema, findBonus } from './deposit-schema.ts';
import { walletStore } from './wallet-store.ts';

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
  const minWithdrawal = useStore(configStore, ({ config }) => config?.minWithdrawal ?? null);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { moneyFormat } = useUi();
  const told = useStore(protectionStore, (state) => state.told);
  const limit = tightestLimit(told, 'deposit');
  const bounds = { minimum: offer.minimum, maximum: offer.maximum, left: limit?.left ?? null };
  // What asks for a larger deposit than the limit leaves is not offered.
  const offers = (bonuses?.offers ?? []).filter(({ minDeposit }) => minDeposit <= mostToDeposit(bounds));
  const schema = depositSchema({
    channelId: channel.id,
    bounds,
    bonuses: offers,
    format: moneyFormat,
  });
  const form = useContractForm(schema, {
    // No error is shown for an amount that is not finished.
    reValidateMode: 'onSubmit',
    defaultValues: { amount: '', offerId: readWalletQuery(location.search).offerId },
  });
  const { control, getValues, setValue, clearErrors, trigger, formState } = form;
  const { field } = useController({ control, name: 'amount' });
  const bonus = findBonus(offers, form.watch('offerId'));
  const { amount } = readAmount(field.value, bounds, moneyFormat);
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
          <a
            className={classNames(linkParts.button, styles.textButton)}
            href={linkTo(paths.walletsRecord, { kind: 'deposit' })}
          >
            {t('wallet.held.records')}
          </a>
        </Notice>
      )}
      {trade.totalRecharge === 0 && limit === null && (
        <Notice title={t('wallet.limits.first')}>
          <p>
            {t('wallet.limits.firstText')}{' '}
            <a className={classNames(linkParts.button, styles.textButton)} href={paths.selfLimited}>
              {t('wallet.limits.set')}
            </a>
          </p>
        </Notice>
      )}
      {limit && (
        <Progress
          label={t(`protection.limit.${limit.key}`)}
          share={shareLeft(limit)}
          valueText={t('wallet.limits.left', { left: say(limit.left), limit: say(limit.value) })}
        />
      )}
      <ChannelChoice
        channels={offer.channels}
        chosenId={channel.id}
        lastUsedId={trade.lastRechargeTypeId}
        onChoose={depositFlows.chooseChannel}
      />
      <AmountChoice
        items={offer.items}
        bounds={bounds}
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
      {bonuses && offers.length > 0 && (
        <BonusChoice
          offers={offers}
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
          <span>
            {`${minWithdrawal === null ? '' : `${t('page.minWithdrawal', { min: say(minWithdrawal) })} `}${t('wallet.safety')} ${t('wallet.limits')} `}
          </span>
          <a className={classNames(linkParts.button, styles.textButton)} href={paths.selfLimited}>
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
