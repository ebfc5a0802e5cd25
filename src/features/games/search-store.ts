import { createStore } from 'zustand/vanilla';
import { EMPTY_FILTER, type GameFilter } from './game-filter.ts';

/** What is being looked for: the panel, the filter sheet and the address share it. */
export const searchStore = createStore<{ filter: GameFilter }>()(() => ({ filter: EMPTY_FILTER }));

export function setFilter(filter: GameFilter): void {
  searchStore.setState({ filter });
}

export function changeFilter(changes: Partial<GameFilter>): void {
  searchStore.setState(({ filter }) => ({ filter: { ...filter, ...changes } }));
}
