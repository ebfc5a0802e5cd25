import type { MessageNamespace } from '../../platform/i18n.ts';
import type { PathName } from '../../platform/paths.ts';
import type { AnyRouteRow, Route } from './route.ts';

const DEFAULTS = {
  scene: 'lobby',
  guard: 'open',
  hasNavigation: true,
  hasBubble: false,
  surface: 'page',
} as const;

/** The route of a manifest's row, with the module's messages where the row names none. */
export function toRoute(name: PathName, row: AnyRouteRow, messages: readonly MessageNamespace[]): Route {
  return { ...DEFAULTS, messages, ...row, name };
}
