import { useStore } from 'zustand';
import { isMessageKey, t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config-store.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import styles from './fair.module.css';
import type { Verdict } from './rules.ts';
import { RawFigures, VerdictFrame } from './verdict-frame.tsx';

const WORDS = {
  fair: 'fair.verdict.fair',
  seed: 'fair.check.seed',
  outcome: 'fair.check.outcome',
  tellUs: 'fair.tellUs',
} as const;

/** A round: the reels and the raw figures. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { figures, paid, settledAt, outcome } = verdict;
  return (
    <VerdictFrame verdict={verdict} level="h2" words={WORDS}>
      <dl className={styles.breakdown}>
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
      <RawFigures
        figures={[
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.clientSeed', figures.clientSeed],
          ['fair.maths', figures.maths],
        ]}
      />
    </VerdictFrame>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a window's rows never change positions
          <tr key={row}>
            {names.map((name, reel) => {
              const key = `game.symbol.${name}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its reels
                <td key={reel}>
                  {art && (
                    <img
                      src={`${art}symbols/${model.slug}/${name}@1.webp`}
                      alt={isMessageKey(key) ? t(key) : name}
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
