import { JACKPOT_TIERS } from '../../../../contract/ids.ts';
import { type OneIn, oddsTableOf } from '../../../../maths/jackpot-odds.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { DrawVerdict } from './draw-rules.ts';
import styles from './fair.module.css';
import { RawFigures, VerdictFrame } from './verdict-frame.tsx';

const VERDICT_KEYS = {
  fits: 'fair.draw.verdict.fits',
  seed: 'fair.draw.check.seed',
  outcome: 'fair.draw.check.outcome',
  tellUs: 'fair.draw.tellUs',
} as const;

/** A draw: where light and wheel stop, their odds, and the raw figures. */
export function DrawVerdictCard({ verdict }: { verdict: DrawVerdict }) {
  const { cell, tier, odds, figures, at } = verdict;
  const number = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 });
  // The hand-typed figures do not say which cell opens the wheel; a draw that was won by the wheel does.
  const table = oddsTableOf(odds, at !== null && tier ? cell : null);
  const ofTier = tier && table.tiers[JACKPOT_TIERS.indexOf(tier)];
  const say = (key: 'fair.draw.oneInDraws' | 'fair.draw.oneInTurns', odds: OneIn | undefined) =>
    odds == null ? null : t(key, { count: number.format(odds) });
  return (
    <VerdictFrame verdict={verdict} level="h3" words={VERDICT_KEYS}>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('fair.draw.cell')}</dt>
          <dd>
            {[
              t('fair.draw.cellOf', { place: cell + 1 }),
              say('fair.draw.oneInDraws', table.cells[cell]),
            ].join(' · ')}
          </dd>
        </div>
        {tier && (
          <div>
            <dt>{t('fair.draw.wheel')}</dt>
            <dd>
              {[
                t(`fair.draw.tier.${tier}`),
                say('fair.draw.oneInTurns', ofTier?.ofTurn),
                say('fair.draw.oneInDraws', ofTier?.ofDraw),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </dd>
          </div>
        )}
        {at !== null && (
          <div>
            <dt>{t('fair.draw.when')}</dt>
            <dd>
              <DateText at={at} />
            </dd>
          </div>
        )}
      </dl>
      <RawFigures
        figures={[
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.clientSeed', figures.clientSeed],
          ['fair.draw.cells', odds.cellWeights.join(', ')],
          ['fair.draw.tiers', odds.tierWeights.join(', ')],
        ]}
      />
    </VerdictFrame>
  );
}
