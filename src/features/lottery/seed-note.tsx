import type { LotteryRound } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { t } from '../../platform/i18n.ts';
import { findLotterySeed } from '../../session/player/lottery-seeds.ts';
import styles from './lottery.module.css';

interface SeedNoteProps {
  product: LotteryProduct;
  round: Pick<LotteryRound, 'number' | 'ownSeed'>;
}

/** What becomes of the player's own seed in a round with tickets of theirs. */
export function SeedNote({ product, round: { number, ownSeed } }: SeedNoteProps) {
  if (!ownSeed) return null;
  const kept = findLotterySeed({ product, number });
  const isHere = kept !== null && seedHashOf(kept.seed) === ownSeed.hash;
  const state = ownSeed.isRevealed ? 'revealed' : isHere ? 'here' : 'elsewhere';
  return <p className={styles.note}>{t(`lottery.seed.${state}`)}</p>;
}
