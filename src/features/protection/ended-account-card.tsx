import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import type { EndedAccount } from './leave-sections.tsx';
import { momentText } from './limit-text.ts';
import { leaveSite } from './protection-flows.ts';

/** The last message to a player who is signed out everywhere already: what holds, until when, who helps. */
export function EndedAccountCard({ ended }: { ended: EndedAccount }) {
  const { formatLocale } = useUi();
  const title = t(ended.kind === 'closed' ? 'protection.ended.closed' : 'protection.ended.excluded');
  const text =
    ended.kind === 'closed'
      ? t('protection.ended.closedText')
      : ended.until === null
        ? t('protection.ended.forGood')
        : t('protection.ended.until', { until: momentText(ended.until, formatLocale) });
  return (
    <div role="status">
      <EmptyState icon="shield-check" title={title} text={text}>
        <p>{t('protection.ended.money')}</p>
        <Button kind="second" icon="support" onClick={() => openOverlay('help')}>
          {t('protection.help')}
        </Button>
        <Button kind="quiet" icon="exit" onClick={leaveSite}>
          {t('protection.ended.leave')}
        </Button>
      </EmptyState>
    </div>
  );
}
