import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import { chanceOf } from '../../../maths/jackpot-draw.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Check } from './check.tsx';
import type { DrawVerdict } from './draw-rules.ts';
import styles from './fair.module.css';

/** What was found, in words first; below it where light and wheel stop, their odds, and the raw figures. */
export function DrawVerdictCard({ verdict }: { verdict: DrawVerdict }) {
  const { isSeedKept, isOutcomeSame, cell, tier, odds, figures, at } = verdict;
  const isFair = isSeedKept && isOutcomeSame !== false;
  const title = !isFair ? 'verdict.unfair' : isOutcomeSame === null ? 'verdict.gives' : 'draw.verdict.fair';
  const number = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 });
  const oneIn = (chance: number) =>
    chance > 0 ? t('fair.draw.oneIn', { count: number.format(1 / chance) }) : '–';
  return (
    <section className={classNames(styles.verdict, isFair ? styles.good : styles.bad)}>
      <h3>{t(`fair.${title}`)}</h3>
      <ul className={styles.checks}>
        <Check isGood={isSeedKept}>{t(isSeedKept ? 'fair.draw.check.seed' : 'fair.check.noSeed')}</Check>
        {isOutcomeSame !== null && (
          <Check isGood={isOutcomeSame}>
            {t(isOutcomeSame ? 'fair.draw.check.outcome' : 'fair.check.noOutcome')}
          </Check>
        )}
      </ul>
      {!isFair && <p>{t('fair.draw.tellUs')}</p>}
      <dl className={styles.sums}>
        <div>
          <dt>{t('fair.draw.cell')}</dt>
          <dd>
            {t('fair.draw.cellOf', { place: cell + 1 })}
            {' · '}
            {oneIn(chanceOf(odds.cellWeights, cell))}
          </dd>
        </div>
        {tier && (
          <div>
            <dt>{t('fair.draw.wheel')}</dt>
            <dd>
              {t(`fair.draw.tier.${tier}`)}
              {' · '}
              {oneIn(chanceOf(odds.tierWeights, JACKPOT_TIERS.indexOf(tier)))}
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
      <dl className={styles.raw}>
        {(['commit', 'serverSeed', 'clientSeed'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`fair.${figure}`)}</dt>
            <dd>
              <code>{figures[figure]}</code>
            </dd>
          </div>
        ))}
        {(['cellWeights', 'tierWeights'] as const).map((row) => (
          <div key={row}>
            <dt>{t(row === 'cellWeights' ? 'fair.draw.cells' : 'fair.draw.tiers')}</dt>
            <dd>
              <code>{odds[row].join(', ')}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
