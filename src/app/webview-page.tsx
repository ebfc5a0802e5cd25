import { useEffect, useRef, useState } from 'react';
import { t } from '../platform/i18n.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { copyText } from '../platform/share-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { UiContext } from '../ui/ui-context.ts';
import { AgeMark } from './frame/age-mark.tsx';
import styles from './frame/rule-line.module.css';
import { PlainPage } from './plain-page.tsx';
import { useLocale, useUiDependencies } from './ui-dependencies.ts';

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

const SENT_KEY = 'sent_to_chrome';

/** In an app's own browser: to Chrome by itself, and where that does nothing, by a tap or by hand. */
export function WebviewPage() {
  const parts = useUiDependencies(useLocale());
  const address = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const target = chromeAddress(navigator.userAgent, location.href);
  useEffect(() => {
    // Once: an app that comes back here instead would be sent away for ever.
    if (!target || sessionKeys.get(SENT_KEY)) return;
    sessionKeys.set(SENT_KEY, '1');
    location.assign(target);
  }, [target]);
  const copy = async () => setOutcome(await copyText(location.href, address.current));
  return (
    <UiContext value={parts}>
      <main>
        <PlainPage title={t('page.webview.title')}>
          <p>{t('page.webview.text')}</p>
          {target && (
            <ButtonLink href={target} isWide>
              {t('page.webview.open')}
            </ButtonLink>
          )}
          <Button kind="quiet" isWide onClick={() => void copy()}>
            {t('page.webview.copy')}
          </Button>
          <code ref={address}>{location.href}</code>
          <p role="status">
            {outcome === 'selected'
              ? t('shell.copy.selected')
              : t(outcome === 'copied' ? 'page.webview.copied' : 'page.webview.hint')}
          </p>
          <p>
            <AgeMark className={styles.age ?? ''} /> {t('shell.rule.line')}
          </p>
        </PlainPage>
      </main>
    </UiContext>
  );
}
