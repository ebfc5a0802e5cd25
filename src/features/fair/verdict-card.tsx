import { useStore } from 'zustand';
import { isWordKey, t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { Check } from './check.tsx';
import styles from './fair.module.css';
import type { Verdict } from './rules.ts';

/** What was found, in words first; below it the reels and the raw figures, to be checked elsewhere. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { isSeedKept, isOutcomeSame, figures, paid, settledAt, outcome } = verdict;
  const isFair = isSeedKept && isOutcomeSame !== false;
  const title = !isFair ? 'unfair' : isOutcomeSame === null ? 'gives' : 'fair';
  return (
    <section className={classNames(styles.verdict, isFair ? styles.good : styles.bad)}>
      <h2>{t(`fair.verdict.${title}`)}</h2>
      <ul className={styles.checks}>
        <Check isGood={isSeedKept}>{t(isSeedKept ? 'fair.check.seed' : 'fair.check.noSeed')}</Check>
        {isOutcomeSame !== null && (
          <Check isGood={isOutcomeSame}>
            {t(isOutcomeSame ? 'fair.check.outcome' : 'fair.check.noOutcome')}
          </Check>
        )}
      </ul>
      {!isFair && <p>{t('fair.tellUs')}</p>}
      <dl className={styles.sums}>
        <div>
          <dt>{t('fair.stake')}</dt>
          <dd>
            <Money amount={figures.stake} />
          </dd>
        </div>
        <div>
          <dt>{t('fair.paid')}</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        {settledAt !== null && (
          <div>
            <dt>{t('fair.when')}</dt>
            <dd>
              <DateText at={settledAt} />
            </dd>
          </div>
        )}
      </dl>
      <Reels verdict={verdict} />
      {outcome.freeSpins.length > 0 && (
        <p className={styles.about}>{t('fair.freeSpins', { count: outcome.freeSpins.length })}</p>
      )}
      <dl className={styles.raw}>
        {(['commit', 'serverSeed', 'clientSeed', 'maths'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`fair.${figure}`)}</dt>
            <dd>
              <code>{figures[figure]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The first window of the round as its seeds give it, row by row. */
function Reels({ verdict: { model, outcome } }: { verdict: Verdict }) {
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  const rows = Array.from({ length: model.rows }, (_, row) =>
    outcome.window.map((reel) => model.symbols[reel[row] ?? 0]?.name ?? ''),
  );
  return (
    <table className={styles.reels}>
      <caption>{t('fair.reels')}</caption>
      <tbody>
        {rows.map((names, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window's rows never change places
          <tr key={row}>
            {names.map((name, reel) => {
              const key = `game.symbol.${name}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its reels
                <td key={reel}>
                  {art && (
                    <img
                      src={`${art}symbols/${model.slug}/${name}@1.webp`}
                      alt={isWordKey(key) ? t(key) : name}
                      width="48"
                      height="48"
                      loading="lazy"
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
