import { useEffect, useState } from 'react';
import { t } from '../platform/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { StageDrawing } from '../ui/stage-drawing.tsx';
import { PlainPage } from './plain-page.tsx';

/** Internal Server Error: any other error. A reload starts from a clean page. */
export function ErrorPage() {
  const [Drawing, setDrawing] = useState<typeof StageDrawing | null>(null);
  useEffect(() => {
    // Asked for here, as this page is in the first script; it stands without its drawing too.
    import('../ui/stage-drawing.tsx').then(
      ({ StageDrawing }) => setDrawing(() => StageDrawing),
      () => undefined,
    );
  }, []);
  return (
    <PlainPage kicker="500" art={Drawing && <Drawing prop="sign" isLarge />} title={t('shell.fault.title')}>
      <p>{t('shell.fault.text')}</p>
      <Button isWide onClick={() => location.reload()}>
        {t('shell.fault.reload')}
      </Button>
    </PlainPage>
  );
}
