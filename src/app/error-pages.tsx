import { t } from '../platform/i18n.ts';
import { paths } from '../platform/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { StageDrawing } from '../ui/stage-drawing.tsx';
import { PlainPage } from './plain-page.tsx';

/** Page Not Found, with the requested path. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <PlainPage kicker="404" art={<StageDrawing prop="ticket" isLarge />} title={t('page.notFound.title')}>
      <p>{t('page.notFound.text')}</p>
      <code>{path}</code>
      <ButtonLink href={paths.home} isWide>
        {t('page.notFound.home')}
      </ButtonLink>
    </PlainPage>
  );
}

/** A panel's chunk is missing; the next navigation, this button included, reloads the page. */
export function FailedPanel() {
  return (
    <PlainPage art={<StageDrawing prop="plug" isDark isLarge />} title={t('shell.panel.failed')}>
      <Button isWide onClick={() => location.reload()}>
        {t('shell.panel.retry')}
      </Button>
    </PlainPage>
  );
}
