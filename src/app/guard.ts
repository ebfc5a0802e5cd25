import type { Activity } from '../../contract/entities/config.ts';
import { doorOf } from '../session/activity-door.ts';
import type { Route } from './route.ts';

export interface GuardFacts {
  readonly isSignedIn: boolean;
  readonly isInMaintenance: boolean;
  readonly hasSavedAccount: boolean;
  /** The activity a guarded route belongs to; null when it does not run. */
  readonly activity: Activity | null;
}

export type GuardAnswer =
  | { readonly kind: 'enter' }
  | { readonly kind: 'not-found' }
  /** The doors are open again: back to where the person was. */
  | { readonly kind: 'return' }
  /** Go elsewhere first; `remembers` brings the person back after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remembers: boolean };

/** The page to sign in; the account tab when this device knows an account. */
export function loginAddress(hasSavedAccount: boolean): string {
  return hasSavedAccount ? '/auth/login?type=account' : '/auth/login';
}

/** Whether a route may be entered. Maintenance comes before everything but its own page and the law's texts. */
export function askGuard(route: Route | null, facts: GuardFacts): GuardAnswer {
  if (!route) return { kind: 'not-found' };
  const isOpenAlways = ['maintenance', 'terms-of-use', 'privacy-policy'].includes(route.name);
  if (facts.isInMaintenance && !isOpenAlways)
    return { kind: 'redirect', to: '/maintenance', remembers: true };
  if (!facts.isInMaintenance && route.name === 'maintenance') return { kind: 'return' };
  if (route.guard === 'open') return { kind: 'enter' };
  if (route.guard === 'activity') {
    const door = doorOf(facts.activity, facts.isSignedIn);
    if (door !== 'signIn') return { kind: door === 'open' ? 'enter' : 'not-found' };
  }
  if (facts.isSignedIn) return { kind: 'enter' };
  return { kind: 'redirect', to: loginAddress(facts.hasSavedAccount), remembers: true };
}
