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
