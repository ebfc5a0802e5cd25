import { useStore } from 'zustand';
import { type SlotOutcome, slotOutcome } from '../../../../contract/games/slot.ts';
import type { SlotModel } from '../../../../maths/slot/slot-model.ts';
import { isMessageKey, t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config-store.ts';
import styles from './fair.module.css';

interface SlotResultProps {
  model: SlotModel;
  /** As worked out here; of this slot. */
  outcome: unknown;
}

/** What a spin of a slot decided. */
export function SlotResult({ model, outcome }: SlotResultProps) {
  const { window, freeSpins } = slotOutcome.parse(outcome);
  return (
    <>
      <Reels model={model} window={window} />
      {freeSpins.length > 0 && (
        <p className={styles.about}>{t('fair.freeSpins', { count: freeSpins.length })}</p>
      )}
    </>
  );
}

/** The first window of the round as its seeds give it, row by row. */
function Reels({ model, window }: { model: SlotModel; window: SlotOutcome['window'] }) {
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  const rows = Array.from({ length: model.rows }, (_, row) =>
    window.map((reel) => model.symbols[reel[row] ?? 0]?.name ?? ''),
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
