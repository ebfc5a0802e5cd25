import { useSearch } from 'wouter';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { DrawCheck } from './draw-check.tsx';
import { readDrawInput } from './draw-rules.ts';
import styles from './fair.module.css';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './fair-rules.ts';
import { LotteryCheck } from './lottery-check.tsx';
import { readLotteryInput } from './lottery-rules.ts';
import { OwnSeeds } from './own-seeds.tsx';
import { SharedRounds } from './shared-rounds.tsx';
import { SpinCheck } from './spin-check.tsx';
import { readSpinInput } from './spin-rules.ts';

/** `/fair`: anybody may work any round, draw and spin out again, signed in or not. Who comes with one sees it first. */
export function FairPanel() {
  const search = useSearch();
  const draw = readDrawInput(search);
  const spin = readSpinInput(search);
  const lottery = readLotteryInput(search);
  const isRound = draw.draw === '' && spin === null && lottery === null;
  const rounds = <FairCheck key={`round ${search}`} input={readFairInput(isRound ? search : '')} hasReplay />;
  const draws = <DrawCheck key={`draw ${search}`} input={draw} />;
  const lotteries = <LotteryCheck key={`lottery ${search}`} input={lottery} />;
  const spins = <SpinCheck key={`spin ${search}`} input={spin} />;
  const seeds = <OwnSeeds key="seeds" />;
  const shared = <SharedRounds key="shared" />;
  const order = () => {
    const all = [rounds, seeds, shared, draws, lotteries, spins];
    const first = spin ? spins : lottery ? lotteries : draw.draw === '' ? rounds : draws;
    return [first, ...all.filter((one) => one !== first)];
  };
  return <div className={styles.both}>{order()}</div>;
}

/** The same above a running game, for the round that it names. */
export function FairOverlay({ props: { roundId } }: OverlayPanelProps<'fair'>) {
  return <FairCheck input={{ ...readFairInput(''), round: roundId }} />;
}
