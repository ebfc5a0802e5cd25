/** Browsers inside messaging and short-video apps: no safe sign-in, no full screen, no game sound. */
const WEBVIEWS =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|MicroMessenger|QQ\/|\bLine\/|Viber|Telegram|WhatsApp|Zalo|KAKAOTALK|Snapchat|musical_ly|BytedanceWebview|TikTok|aweme|Kwai|Kuaishou|Likee|Twitter/i;

export function isAppWebview(userAgent: string): boolean {
  return WEBVIEWS.test(userAgent);
}

/** Address that opens this page in Chrome: an intent on Android, Chrome's own scheme on iOS, else null. */
export function chromeAddress(userAgent: string, address: string): string | null {
  const plain = address.replace(/^https?:\/\//, '');
  const scheme = address.startsWith('http://') ? 'http' : 'https';
  if (/Android/i.test(userAgent)) {
    const fallback = encodeURIComponent('https://play.google.com/store/apps/details?id=com.android.chrome');
    return `intent://${plain}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
  }
  if (/iPhone|iPad/i.test(userAgent)) return `googlechrome${scheme === 'https' ? 's' : ''}://${plain}`;
  return null;
}
