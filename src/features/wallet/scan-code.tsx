import { t } from '../../platform/i18n.ts';
import { savePng } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useQr } from '../../ui/use-qr.ts';
import styles from './scan-code.module.css';

/** Pixels to an edge: sharp in any app that reads it from the phone's photos. */
const SAVED_PIXELS = 1024;

interface ScanCodeProps {
  text: string;
  /** The amount, as it is written. */
  amount: string;
  depositId: string;
}

/** The provider's code, drawn here, with what to do with it on another phone and on this one. */
export function ScanCode({ text, amount, depositId }: ScanCodeProps) {
  const code = useQr(text);
  if (code === 'failed') return <Notice tone="warning">{t('wallet.qr.failed')}</Notice>;
  return (
    <section className={styles.scan} aria-label={t('wallet.qr.title')}>
      <div className={styles.card}>
        {code && (
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={t('wallet.qr.label', { amount })}
          >
            <path d={code.path} />
          </svg>
        )}
      </div>
      <Button
        kind="second"
        icon="download"
        isWide
        onClick={() => code && savePng(`deposit-${depositId}.png`, code, SAVED_PIXELS)}
      >
        {t('wallet.qr.save')}
      </Button>
      <ol className={styles.steps}>
        <li>{t('wallet.qr.open')}</li>
        <li>{t('wallet.qr.scan')}</li>
        <li>{t('wallet.qr.pay', { amount })}</li>
      </ol>
    </section>
  );
}
