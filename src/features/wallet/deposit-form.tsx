import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RechargeType } from '../../../contract/config/app-config.ts';
import { cents, formatCents, NO_CENTS } from '../../../contract/money.ts';
import type { BonusState } from '../../../contract/rewards/bonus-calls.ts';
import type { TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
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
  const [text, setText] = useState('');
  // Nobody is told off for an amount they have not finished typing.
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [offerId, setOfferId] = useState(() => readWalletQuery(location.search).offerId);
  const bonus = bonuses?.offers.find(({ id }) => id === offerId) ?? null;
  const { amount, fault } = readAmount(text, offer, moneyFormat.locale);
  const isBelowBonus = bonus !== null && amount !== null && amount < bonus.minDeposit;
  const say = (value: typeof coin) => formatCents(value, moneyFormat);
  const bounds = { min: say(offer.minimum), max: say(offer.maximum) };

  const faultText = () => {
    if (fault) return t(`wallet.fault.${fault}`, bounds);
    return isBelowBonus ? t('bonus.fault.tooSmall', { min: say(bonus.minDeposit) }) : null;
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === null || isBelowBonus) field.current?.focus();
    else void depositFlows.send({ channelId: channel.id, amount, ...(bonus && { offerId: bonus.id }) });
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('wallet.tab.deposit')}>
      {trade.heldPayments.length > 0 && (
        <Notice title={t('wallet.held.notice', { count: trade.heldPayments.length })}>
          <a className={styles.textButton} href={linkTo(paths.walletsRecord, { kind: 'deposit' })}>
            {t('wallet.held.records')}
          </a>
        </Notice>
      )}
      {trade.totalRecharge === 0 && (
        <Notice title={t('wallet.limits.first')}>
          <p>{t('wallet.limits.firstText')}</p>
          <a className={styles.textButton} href={paths.selfLimited}>
            {t('wallet.limits.set')}
          </a>
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
        text={text}
        amount={amount}
        error={isChecked ? faultText() : null}
        note={laterNote(offer, bounds.min, say)}
        onChange={(next) => {
          setText(next);
          setChecked(false);
        }}
        onLeave={() => setChecked(text !== '')}
        fieldRef={field}
      />
      {bonuses && bonuses.offers.length > 0 && (
        <BonusChoice
          offers={bonuses.offers}
          edgePpm={bonuses.edgePpm}
          chosenId={bonus?.id ?? null}
          amount={amount}
          onChoose={setOfferId}
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
      {sending === 'unsure' && (
        <Notice tone="warning" title={t('wallet.unsure.title')} isLive>
          <p>{t('wallet.unsure.text')}</p>
          <Button kind="second" onClick={() => void depositFlows.askAgain()}>
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
      <PanelFoot>
        <p className={styles.after}>
          {t('wallet.balanceAfter')}
          <strong>
            <Money amount={cents(coin + (amount ?? 0))} />
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
