import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { goAway } from './flows.ts';
import type { Gone } from './leave-sections.tsx';
import { momentText } from './limit-text.ts';

/** The last message to a player who is signed out everywhere already: what holds, until when, who helps. */
export function GoneCard({ gone }: { gone: Gone }) {
  const { formatLocale } = useUi();
  const title = t(gone.kind === 'closed' ? 'protection.gone.closed' : 'protection.gone.excluded');
  const text =
    gone.kind === 'closed'
      ? t('protection.gone.closedText')
      : gone.until === null
        ? t('protection.gone.forGood')
        : t('protection.gone.until', { until: momentText(gone.until, formatLocale) });
  return (
    <div role="status">
      <EmptyState icon="shield-check" title={title} text={text}>
        <p>{t('protection.gone.money')}</p>
        <Button kind="second" icon="support" onClick={() => openOverlay('help')}>
          {t('protection.help')}
        </Button>
        <Button kind="quiet" icon="exit" onClick={goAway}>
          {t('protection.gone.leave')}
        </Button>
      </EmptyState>
    </div>
  );
}
