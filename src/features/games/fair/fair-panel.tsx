import { useSearch } from 'wouter';
import { DrawCheck } from './draw-check.tsx';
import { readDrawInput } from './draw-rules.ts';
import styles from './fair.module.css';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './rules.ts';
import { SpinCheck } from './spin-check.tsx';
import { readSpinInput } from './spin-rules.ts';

/** `/fair`: anybody may work any round, draw and spin out again, signed in or not. Who comes with one sees it first. */
export function FairPanel() {
  const search = useSearch();
  const draw = readDrawInput(search);
  const spin = readSpinInput(search);
  const isRound = draw.draw === '' && spin === null;
  const rounds = <FairCheck key={`round ${search}`} input={readFairInput(isRound ? search : '')} />;
  const draws = <DrawCheck key={`draw ${search}`} input={draw} />;
  const spins = <SpinCheck key={`spin ${search}`} input={spin} />;
  const order = () => {
    if (spin) return [spins, rounds, draws];
    return draw.draw === '' ? [rounds, draws, spins] : [draws, rounds, spins];
  };
  return <div className={styles.both}>{order()}</div>;
}
