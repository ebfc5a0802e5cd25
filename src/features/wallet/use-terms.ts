import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadTerms, termsStore } from './withdraw-flows.ts';

/** What the server says about withdrawing, asked for anew by each page that needs it. */
export function useTerms() {
  useEffect(() => void loadTerms(), []);
  return useStore(termsStore);
}
