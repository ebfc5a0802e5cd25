import type { Activity } from '../../../contract/config/app-config.ts';
import { ClickType } from '../../../contract/ids.ts';
import type { BuildCapabilities } from '../../session/config/build-capabilities.ts';
import type { PlainOverlayName } from '../../session/overlays/overlay-props.ts';

/** Where a tap on an activity leads. `info`: to its own page, also where this build lacks what the server names. */
export type ActivityTarget =
  | { readonly kind: 'info' }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'overlay'; readonly name: PlainOverlayName }
  | { readonly kind: 'outside'; readonly address: string };

type ActivityMap = Readonly<Record<string, Activity>>;

/** Activities may lead to one another; one that leads back to itself is its own page. */
const MAX_HOPS = 4;

const INFO: ActivityTarget = { kind: 'info' };

/** What `clickType` and `clickAction` of an activity mean on this site. */
export function targetOf(
  activity: Pick<Activity, 'clickType' | 'clickAction'>,
  map: ActivityMap,
  site: BuildCapabilities,
  hops = MAX_HOPS,
): ActivityTarget {
  const { clickType, clickAction } = activity;
  switch (clickType) {
    case ClickType.route:
      return isOwnAddress(clickAction) && site.hasPage(clickAction)
        ? { kind: 'page', href: clickAction }
        : INFO;
    case ClickType.activity: {
      const next = map[clickAction];
      return next && hops > 0 ? targetOf(next, map, site, hops - 1) : INFO;
    }
    case ClickType.outside:
      return hostOf(clickAction) === null ? INFO : { kind: 'outside', address: clickAction };
    case ClickType.overlay:
      return site.hasOverlay(clickAction) ? { kind: 'overlay', name: clickAction } : INFO;
    default:
      return INFO;
  }
}

// `//host` and `/\host` would leave the site.
const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** The host of an https address; null for anything else. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && host !== '' ? host : null;
}
