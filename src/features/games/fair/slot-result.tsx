import { useStore } from 'zustand';
import type { ReelResult } from '../../../../games/round-result.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';
import { isMessageKey, t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { Money } from '../../../ui/money.tsx';
import styles from './fair.module.css';

interface SlotResultProps {
  game: AnyGame;
  reels: ReelResult;
}

/** What a round of a game of reels decided. */
export function SlotResult({ game: { slug, symbolNames = [] }, reels }: SlotResultProps) {
  const { words, windows, coins } = reels;
  const [shown, ...followed] = windows.map(({ caption, window }) => (
    <Reels key={caption} caption={caption} rows={rowsOf(window, symbolNames)} slug={slug} words={words} />
  ));
  return (
    <>
      {shown}
      {coins.length > 0 && <Coins coins={coins} />}
      {followed.length > 0 && (
        <details>
          <summary>{t('fair.result.followed', { count: followed.length })}</summary>
          <div className={styles.windows}>{followed}</div>
        </details>
      )}
    </>
  );
}

const rowsOf = (window: ReelResult['windows'][number]['window'], names: readonly string[]) =>
  (window[0] ?? []).map((_, row) => window.map((reel) => names[reel[row] ?? 0] ?? ''));

function Coins({ coins }: { coins: ReelResult['coins'] }) {
  return (
    <div className={styles.about}>
      <p>{t('fair.result.coins', { count: coins.length })}</p>
      <ul className={styles.coins}>
        {coins.map((pay, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins of equal worth differ by nothing else, and never move
          <li key={at}>
            <Money amount={pay} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReelsProps {
  caption: string;
  /** Names of symbols, row by row. */
  rows: readonly (readonly string[])[];
  slug: string;
  /** Namespace of the symbols' names in the player's language. */
  words: string;
}

/** A window as the seeds give it, row by row. */
function Reels({ caption, rows, slug, words }: ReelsProps) {
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  return (
    <table className={styles.reels}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((names, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window's rows never change positions
          <tr key={row}>
            {names.map((name, reel) => {
              const key = `${words}.symbol.${name}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its reels
                <td key={reel}>
                  {art && (
                    <img
                      src={`${art}symbols/${slug}/${name}@1.webp`}
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
