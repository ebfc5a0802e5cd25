import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import { getReceipt, type Receipt } from '../../../contract/wallet/receipt-calls.ts';
import { t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, type ParamsOf, paths } from '../../platform/paths.ts';
import { canShare, shareText } from '../../platform/share-text.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { themeStore } from '../../session/theme-store.ts';
import { useCall } from '../../session/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import styles from './receipt.module.css';
import './record-print.css';
import { receiptLines, receiptText } from './receipt-rules.ts';

/** `/wallets/receipt/{deposit|withdrawal}/{number}`: one payment as the server has it, to print or to send on. */
export function ReceiptPanel({ params: { kind, number } }: { params: ParamsOf<'walletsReceipt'> }) {
  const { data: receipt, error, refetch } = useCall(getReceipt, { kind, number }, { isSilent: true });
  if (receipt) return <Paper receipt={receipt} />;
  if (error === null) return <SkeletonRows count={8} height="44px" />;
  return <ErrorState title={describeFailure(error)} onRetry={() => void refetch()} />;
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
        <p className={styles.platform}>{platform}</p>
        <h2 id="receipt">{title}</h2>
        <p className={styles.sum}>
          <Money amount={receipt.amount} />
        </p>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('cashier.receipt.note')}</p>
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
