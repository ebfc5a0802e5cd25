import { t } from '../../../platform/i18n.ts';
import styles from './fair.module.css';
import { LotteryEntriesCheck } from './lottery-entries-check.tsx';
import type { LotteryVerdict } from './lottery-rules.ts';
import { WayToPublished } from './shared-proof.tsx';
import { RawFigures, VerdictFrame } from './verdict-frame.tsx';

const VERDICT_KEYS = {
  fits: 'fair.lottery.verdict.fits',
  seed: 'fair.lottery.check.seed',
  outcome: 'fair.lottery.check.outcome',
  tellUs: 'fair.lottery.tellUs',
} as const;

/** A draw of a lottery: the number that its seeds give, and the raw figures. */
export function LotteryVerdictCard({ verdict }: { verdict: LotteryVerdict }) {
  const { drawn, figures, place, entries } = verdict;
  return (
    <VerdictFrame verdict={verdict} level="h3" words={VERDICT_KEYS}>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('fair.lottery.drawn')}</dt>
          <dd>{drawn}</dd>
        </div>
      </dl>
      <RawFigures
        figures={[
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.lottery.clientSeed', figures.clientSeed],
          ...(entries === null ? [] : [['fair.lottery.hashes', entries.hashMix] as const]),
          ...(place === null
            ? []
            : [
                ['fair.shared.position', `${place.position}`] as const,
                ['fair.shared.lastLink', place.lastLink] as const,
              ]),
        ]}
      />
      {entries && <LotteryEntriesCheck key={entries.clientSeed} entries={entries} />}
      {place && <WayToPublished key={place.link} place={place} />}
    </VerdictFrame>
  );
}
