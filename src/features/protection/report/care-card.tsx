import { useStore } from 'zustand';
import { cents, formatCents } from '../../../../contract/money.ts';
import { getSelfLimited, type LimitState } from '../../../../contract/protection/protection-calls.ts';
import { isMoneyLimit } from '../../../../contract/protection/protection-rules.ts';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { openOverlay } from '../../../session/overlays/overlay-store.ts';
import { applyProtection, protectionStore } from '../../../session/player/protection-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import listParts from '../../../ui/lists.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './report.module.css';

/** The player's limits with what is left of them, and the ways to play less: above the charts, never below. */
export function CareCard() {
  const told = useStore(protectionStore, (state) => state.told);
  // Without an answer the help links stay.
  useCall(getSelfLimited, {}, { isSilent: true, onAnswer: applyProtection });
  // The reality check is everybody's and bounds nothing.
  const held = told?.limits.filter(({ key, value }) => value !== null && key !== 'realityMinutes') ?? [];
  return (
    <section className={styles.care} aria-labelledby="report-care">
      <h2 id="report-care">{t('report.care.title')}</h2>
      {told && held.length === 0 && <p>{t('report.care.none')}</p>}
      {held.length > 0 && (
        <ul className={listParts.list}>
          {held.map((limit) => (
            <Limit key={limit.key} limit={limit} />
          ))}
        </ul>
      )}
      <div className={styles.moves} data-screen-only>
        <ButtonLink kind="second" icon="shield-check" href={paths.selfLimited}>
          {t('report.care.link')}
        </ButtonLink>
        <Button kind="quiet" icon="support" onClick={() => openOverlay('help')}>
          {t('report.care.talk')}
        </Button>
      </div>
    </section>
  );
}

function Limit({ limit: { key, value, used, left } }: { limit: LimitState }) {
  const { moneyFormat } = useUi();
  const say = (amount: number) =>
    isMoneyLimit(key)
      ? formatCents(cents(amount), { ...moneyFormat, showWholeCents: false })
      : t('protection.minutes', { count: amount });
  return (
    <li>
      <span>{t(`protection.limit.${key}`)}</span>
      <strong>{say(value ?? 0)}</strong>
      {left !== null && <small>{t('protection.used', { used: say(used), left: say(left) })}</small>}
    </li>
  );
}
