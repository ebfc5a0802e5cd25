import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { RechargeType } from '../../../contract/config/app-config.ts';
import { OpenStatus } from '../../../contract/ids.ts';
import { type Cents, formatCents } from '../../../contract/money.ts';
import { minimumDeposit } from '../../../contract/wallet/deposit-rules.ts';
import type { TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { useRestriction } from '../../session/player/restrictions.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import rowParts from '../../ui/rows.module.css';
import { StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { depositFlows } from './deposit-flows.ts';
import { channelIcon } from './deposit-rules.ts';
import { useTerms } from './wallet-queries.ts';
import { walletStore } from './wallet-store.ts';
import styles from './withdraw.module.css';
import { PayoutWays } from './withdraw-tab.tsx';

/** `/activity/bank`: every way to pay in and to be paid out, with its bounds, fee and time, before one of them is needed. */
export function PaymentMethodsPanel() {
  const { trade, loading, failure } = useStore(walletStore);
  const termsState = asyncState(useTerms());
  const isClosed = useRestriction('deposit') !== null;
  useEffect(() => {
    void depositFlows.open();
  }, []);
  const boxes = { count: 6, height: '64px' };
  if (!trade) {
    const error = loading === 'failed' ? failure : null;
    return (
      <StateView
        state={asyncState({ data: undefined, error, isFetching: false, refetch: depositFlows.open })}
        boxes={boxes}
      />
    );
  }
  if (termsState.kind !== 'success') return <StateView state={termsState} boxes={boxes} />;
  const { data: terms } = termsState;
  return (
    <div className={styles.stack}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('bonus.bank.text')}</p>
      <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="bank-in">
        <h2 id="bank-in">{t('bonus.bank.in')}</h2>
        <ul className={classNames(listParts.list, styles.list)}>
          {channelsOf(trade).map((channel) => (
            <Channel key={channel.id} channel={channel} trade={trade} />
          ))}
        </ul>
        {!isClosed && (
          <ButtonLink isWide href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
            {t('bonus.first.deposit')}
          </ButtonLink>
        )}
      </section>
      <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="bank-out">
        <h2 id="bank-out">{t('bonus.bank.out')}</h2>
        <PayoutWays methods={terms.methods} />
      </section>
    </div>
  );
}

const channelsOf = (trade: TradeInfo): RechargeType[] =>
  Object.values(trade.appRechargeTypeMap).sort((a, b) => a.sort - b.sort || a.id - b.id);

function Channel({ channel, trade }: { channel: RechargeType; trade: TradeInfo }) {
  const { moneyFormat } = useUi();
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const { name, key, status, maxAmount, feeText, timeText } = channel;
  const range = t('wallet.amount.range', { min: say(minimumDeposit(channel, trade)), max: say(maxAmount) });
  const facts = status === OpenStatus.open ? [range, feeText, timeText] : [t('cashier.ways.closed')];
  return (
    <li className={classNames(surfaceParts.frame, styles.closed)} data-open={status === OpenStatus.open}>
      <Icon name={channelIcon(key)} />
      <span className={classNames(rowParts.main, styles.rowMain)}>
        {name} <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}
