import { t } from '../platform/i18n.ts';
import { Button } from '../ui/button.tsx';
import { PlainPage } from './plain-page.tsx';

/** Internal Server Error: any other error. A reload starts from a clean page. */
export function ErrorPage() {
  return (
    <PlainPage kicker="500" title={t('shell.fault.title')}>
      <p>{t('shell.fault.text')}</p>
      <Button isWide onClick={() => location.reload()}>
        {t('shell.fault.reload')}
      </Button>
    </PlainPage>
  );
}
