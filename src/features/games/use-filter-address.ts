import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { onPageUncovered } from '../../platform/navigation.ts';
import { overlayStore } from '../../session/overlays/overlay-store.ts';
import { readFilter, SEARCH_PATH, writeFilter } from './filter-address.ts';
import { searchStore, setFilter } from './search-store.ts';

/** The overlay that changes the filter above its page. */
export const FILTERS_OVERLAY = 'game-filters';

const ownQuery = () => writeFilter(searchStore.getState().filter);

/** @param search without its question mark */
function adoptQuery(search: string): void {
  if (location.pathname !== SEARCH_PATH) return;
  const query = search && `?${search}`;
  if (query !== ownQuery()) setFilter(readFilter(query));
}

/**
 * Keeps filter and address in step: a link, Back or a reload sets the filter, and each change of it is written
 * into the entry that is open, so that leaving for a game and coming back finds the same games.
 */
export function useFilterAddress(): void {
  const search = useSearch();
  // Before the first render reads it: a filter from an earlier visit must not flash.
  useState(() => adoptQuery(search));
  useLayoutEffect(() => adoptQuery(search), [search]);
  useEffect(() => {
    // The sheet has an entry of its own; the page's, below it, still has the query from before.
    let isPageStale = false;
    const write = () => {
      if (location.pathname !== SEARCH_PATH || location.search === ownQuery()) return;
      isPageStale ||= overlayStore.getState().stack.some(({ name }) => name === FILTERS_OVERLAY);
      try {
        history.replaceState(history.state, '', SEARCH_PATH + ownQuery());
      } catch {
        // Some browsers reject a hundred writes in half a minute; the next write catches up.
      }
    };
    const stop = searchStore.subscribe(write);
    const refreshPage = () => {
      if (!isPageStale) return;
      isPageStale = false;
      write();
    };
    const stopUncovered = onPageUncovered(refreshPage);
    return () => {
      stop();
      stopUncovered();
    };
  }, []);
}
