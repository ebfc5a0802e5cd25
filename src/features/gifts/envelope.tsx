import { formatLocale, t } from '../../platform/i18n.ts';
import styles from './envelope.module.css';

interface EnvelopeProps {
  /** Points on the card inside; null while it is sealed. */
  found: number | null;
  isBusy: boolean;
  isEmpty: boolean;
}

/** Drawn by its style alone, so that its flap turns in depth; what it says stands beside it as text. */
export function Envelope({ found, isBusy, isEmpty }: EnvelopeProps) {
  const state = found !== null ? 'open' : isEmpty ? 'empty' : isBusy ? 'busy' : 'sealed';
  return (
    <div className={styles.envelope} data-state={state} aria-hidden="true">
      <div className={styles.back} />
      <div className={styles.sheet}>
        {found !== null && (
          <>
            <b>{new Intl.NumberFormat(formatLocale()).format(found)}</b>
            <small>{t('gifts.points')}</small>
          </>
        )}
      </div>
      <div className={styles.pocket} />
      <div className={styles.flap} />
      <div className={styles.seal}>
        <svg viewBox="0 0 40 40" width="40" height="40">
          <title>{t('gifts.tab.packet')}</title>
          <path
            d="M20 3l4.1 11.9H37l-10.3 7.4 3.9 12.2L20 27.1 9.4 34.5l3.9-12.2L3 14.9h12.9z"
            fill="currentColor"
          />
        </svg>
      </div>
    </div>
  );
}
