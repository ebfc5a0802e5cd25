import { useStore } from 'zustand';
import { JACKPOT_TIERS, type JackpotTier } from '../../../contract/ids.ts';
import { flapSvg, tierPlaqueSvg } from '../../../scenes/ornaments/plaques.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { t } from '../../platform/i18n.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { pauseStore, setPaused } from '../../session/pages/pause-store.ts';
import { boardStore } from './board-store.ts';
import { moneyText } from './prize-text.ts';
import styles from './tier-board.module.css';
import { useOrnament } from './use-ornament.ts';

/** The four pots, each a button that leads to its exact amount; one control stops their moving. */
export function TierBoard() {
  const amounts = useStore(boardStore, (state) => state.amounts);
  const isPaused = useStore(pauseStore, (state) => state.isPaused);
  return (
    <section className={styles.board} aria-label={t('jackpot.tiers')}>
      {JACKPOT_TIERS.map((tier) => (
        <Plaque key={tier} tier={tier} amount={amounts ? moneyText(amounts[tier]) : ''} />
      ))}
      <button
        type="button"
        className={styles.pause}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        {t(isPaused ? 'jackpot.motion.play' : 'jackpot.motion.pause')}
      </button>
    </section>
  );
}

function Plaque({ tier, amount }: { tier: JackpotTier; amount: string }) {
  const ground = useOrnament<HTMLButtonElement>(`tier:${tier}`, (paint, width, height) =>
    tierPlaqueSvg(paint, tier, width, height),
  );
  const name = t(`lobby.tier.${tier}`);
  return (
    <button
      ref={ground}
      type="button"
      className={styles.tier}
      data-tier={tier}
      aria-label={t('jackpot.tier.open', { tier: name, amount })}
      onClick={() => openOverlay('jackpot-board')}
    >
      <span className={styles.name}>{name}</span>
      {tier === 'mega' ? <Flaps text={amount} /> : <span className={styles.amount}>{amount}</span>}
    </button>
  );
}

/** An amount on split flaps. */
function Flaps({ text }: { text: string }) {
  const paint = useStore(themeStore, (state) => state.paint);
  const flap = `url("${svgDataUrl(flapSvg(paint, 28, 40))}")`;
  return (
    <span className={styles.flaps} style={{ '--figures': Math.max(8, text.length) } as object}>
      {[...text].map((figure, index) => {
        const isMark = /[.,\s]/.test(figure);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: flaps never move, only their figures change
            key={index}
            className={isMark ? styles.mark : styles.flap}
            style={isMark ? undefined : { backgroundImage: flap }}
          >
            <i>{figure}</i>
          </span>
        );
      })}
    </span>
  );
}
