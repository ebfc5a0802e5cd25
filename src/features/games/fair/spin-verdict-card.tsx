import { t } from '../../../platform/i18n.ts';
import { Money } from '../../../ui/money.tsx';
import styles from './fair.module.css';
import type { SpinVerdict } from './spin-rules.ts';
import { RawFigures, VerdictFrame } from './verdict-frame.tsx';

const VERDICT_KEYS = {
  fits: 'fair.spin.verdict.fits',
  seed: 'fair.spin.check.seed',
  outcome: 'fair.spin.check.outcome',
  tellUs: 'fair.spin.tellUs',
} as const;

/** A spin: where the wheel stops, what that sector pays, and the raw figures. */
export function SpinVerdictCard({ verdict }: { verdict: SpinVerdict }) {
  const { sector, prize, sectors, figures } = verdict;
  return (
    <VerdictFrame verdict={verdict} level="h3" words={VERDICT_KEYS}>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('fair.spin.stop')}</dt>
          <dd>{t('fair.spin.sectorOf', { place: sector + 1, count: sectors.length })}</dd>
        </div>
        <div>
          <dt>{t('fair.spin.prize')}</dt>
          <dd>
            <Money amount={prize} />
          </dd>
        </div>
      </dl>
      <RawFigures
        figures={[
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.clientSeed', figures.clientSeed],
          ['fair.spin.sectors', sectors.join(', ')],
        ]}
      />
    </VerdictFrame>
  );
}
