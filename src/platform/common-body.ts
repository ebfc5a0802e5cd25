import { Platform } from '../../contract/ids.ts';
import { CHANNEL } from '../../contract/limits.ts';

export interface CommonBody {
  appId: string;
  channel: 'WEB';
  clientReferrer: string;
  platform: Platform;
  appVersion: string;
  appWebName: string;
}

/** Version of the client, from package.json at build time. */
export const APP_VERSION: string = typeof __APP_VERSION__ === 'undefined' ? '0.0.0' : __APP_VERSION__;
export const APP_ID = 'member-web';

/** 0 on a phone or tablet, 1 on a desktop. */
export function readPlatform(userAgent: string, touchPoints: number): Platform {
  // iPadOS calls itself a Macintosh, but no Macintosh has a touch screen.
  const isMobile =
    /Android|iPhone|iPad|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isMobile ? Platform.mobile : Platform.desktop;
}

/** The fields that every body carries. */
export function makeCommonBody(): CommonBody {
  const hasPage = typeof document !== 'undefined';
  return {
    appId: APP_ID,
    channel: CHANNEL,
    clientReferrer: hasPage ? document.referrer.slice(0, 500) : '',
    platform: hasPage ? readPlatform(navigator.userAgent, navigator.maxTouchPoints) : Platform.desktop,
    appVersion: APP_VERSION,
    appWebName: hasPage ? location.host.slice(0, 64) : '',
  };
}
