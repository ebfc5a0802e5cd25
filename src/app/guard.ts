import type { Activity } from '../../contract/config/app-config.ts';
import { linkTo, type PathName, paths } from '../platform/paths.ts';
import { activityAccess } from '../session/config/activity-access.ts';
import type { Route } from '../session/pages/route.ts';

export interface GuardFacts {
  readonly isSignedIn: boolean;
  /** Has a session that the server could not verify yet. */
  readonly isUnproven: boolean;
  readonly isInMaintenance: boolean;
  /** A restriction of the player forbids what the page offers. */
  readonly isForbidden: boolean;
  readonly hasSavedAccount: boolean;
  /** The activity a guarded route belongs to; null when it does not run. */
  readonly activity: Activity | null;
}

export type GuardAnswer =
  | { readonly kind: 'enter' }
  /** The page is theirs, once the server has said who they are. */
  | { readonly kind: 'wait' }
  /** What it offers is forbidden now: the status stands in its place. */
  | { readonly kind: 'restricted' }
  | { readonly kind: 'not-found' }
  /** Maintenance has ended: back to the previous page. */
  | { readonly kind: 'return' }
  /** Go elsewhere first; `remembers` brings the person back after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remembers: boolean };

/** The page to sign in; the account tab when this device knows an account. */
export function loginAddress(hasSavedAccount: boolean): string {
  return hasSavedAccount ? linkTo(paths.authLogin, { type: 'account' }) : paths.authLogin;
}

/** Pages that maintenance does not close. */
const OPEN_ALWAYS: readonly PathName[] = ['maintenance', 'termsOfUse', 'privacyPolicy'];

/** Whether a route may be entered. Maintenance comes before everything but its own page and the law's texts. */
export function checkGuard(route: Route | null, facts: GuardFacts): GuardAnswer {
  if (!route) return { kind: 'not-found' };
  if (facts.isInMaintenance && !OPEN_ALWAYS.includes(route.name))
    return { kind: 'redirect', to: paths.maintenance, remembers: true };
  if (!facts.isInMaintenance && route.name === 'maintenance') return { kind: 'return' };
  // Before the activities: nothing that offers runs for a player to whom nothing may be offered.
  if (facts.isForbidden && !route.staysOpen) return { kind: 'restricted' };
  if (route.guard === 'open') return { kind: 'enter' };
  if (route.guard === 'activity') {
    const access = activityAccess(facts.activity, facts.isSignedIn);
    if (access !== 'signIn') return { kind: access === 'open' ? 'enter' : 'not-found' };
  }
  if (facts.isSignedIn) return { kind: 'enter' };
  if (facts.isUnproven) return { kind: 'wait' };
  return { kind: 'redirect', to: loginAddress(facts.hasSavedAccount), remembers: true };
}
