import { useSearch } from 'wouter';
import { DrawCheck } from './draw-check.tsx';
import { readDrawInput } from './draw-rules.ts';
import styles from './fair.module.css';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './rules.ts';

/** `/fair`: anybody may work any round and any draw out again, signed in or not. Who comes with a draw sees it first. */
export function FairPanel() {
  const search = useSearch();
  const draw = readDrawInput(search);
  const rounds = <FairCheck key={`round ${search}`} input={readFairInput(draw.draw === '' ? search : '')} />;
  const draws = <DrawCheck key={`draw ${search}`} input={draw} />;
  return <div className={styles.both}>{draw.draw === '' ? [rounds, draws] : [draws, rounds]}</div>;
}
