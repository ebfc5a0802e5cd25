/** Browsers inside messaging and short-video apps: no safe sign-in, no full screen, no game sound. */
const WEBVIEWS =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|MicroMessenger|QQ\/|\bLine\/|Viber|Telegram|WhatsApp|Zalo|KAKAOTALK|Snapchat|musical_ly|BytedanceWebview|TikTok|aweme|Kwai|Kuaishou|Likee|Twitter/i;

export function isAppWebview(userAgent: string): boolean {
  return WEBVIEWS.test(userAgent);
}
