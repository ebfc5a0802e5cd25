import { useSearch } from 'wouter';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './rules.ts';

/** `/fair`: anybody may work any round out again, signed in or not. */
export function FairPanel() {
  const search = useSearch();
  return <FairCheck key={search} input={readFairInput(search)} />;
}
