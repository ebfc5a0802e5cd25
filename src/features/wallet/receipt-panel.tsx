import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import { getReceipt, type Receipt } from '../../../contract/wallet/receipt-calls.ts';
import { t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, type ParamsOf, paths } from '../../platform/paths.ts';
import { canShare, shareText } from '../../platform/share-text.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import { StateView } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './receipt.module.css';
import './record-print.css';
import { receiptLines, receiptText } from './receipt-rules.ts';

/** `/wallets/receipt/{deposit|withdrawal}/{number}`: one payment as the server has it, to print or to send on. */
export function ReceiptPanel({ params: { kind, number } }: { params: ParamsOf<'walletsReceipt'> }) {
  const state = asyncState(useCall(getReceipt, { kind, number }, { isSilent: true }));
  return (
    <StateView state={state} boxes={{ count: 8, height: '44px' }}>
      {(receipt) => <Paper receipt={receipt} />}
    </StateView>
  );
}

function Paper({ receipt }: { receipt: Receipt }) {
  const { moneyFormat, formatLocale } = useUi();
  const platform = useStore(themeStore, ({ name }) => name);
  // With its zone: a receipt is read by others, elsewhere.
  const time = momentFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'long' });
  const title = t(`cashier.receipt.title.${receipt.kind}`);
  const lines = receiptLines(receipt, {
    line: (name) => t(`cashier.receipt.${name}`),
    kind: (kind) => t(`cashier.receipt.kind.${kind}`),
    state: (state) => t(`cashier.receipt.state.${state}`),
    money: (amount) => formatCents(amount, moneyFormat),
    time: (at) => time.format(at),
  });
  const send = async () => {
    const outcome = await shareText(title, receiptText(`${platform} · ${title}`, lines));
    if (outcome === 'copied') toast(t('cashier.receipt.copied'), 'good');
    if (outcome === 'failed') toast(t('cashier.receipt.notSent'), 'danger');
  };
  return (
    <div className={styles.stack}>
      <section className={styles.paper} aria-labelledby="receipt" data-printed>
        <p className={classNames(wordParts.note, styles.platform)}>{platform}</p>
        <h2 id="receipt">{title}</h2>
        <p className={styles.sum}>
          <Money amount={receipt.amount} />
        </p>
        <dl className={factParts.ruled}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classNames(wordParts.note, styles.note)}>{t('cashier.receipt.note')}</p>
      </section>
      <div className={styles.acts}>
        <Button kind="second" icon="document" onClick={() => print()}>
          {t('cashier.receipt.print')}
        </Button>
        <Button kind="second" icon={canShare() ? 'share' : 'copy'} onClick={() => void send()}>
          {t(canShare() ? 'cashier.receipt.share' : 'cashier.receipt.copy')}
        </Button>
      </div>
      <ButtonLink kind="quiet" isWide href={linkTo(paths.walletsRecord, { kind: receipt.kind })}>
        {t('cashier.receipt.all')}
      </ButtonLink>
    </div>
  );
}
