import { useState } from 'react';
import { useStore } from 'zustand';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import type { LimitKey } from '../../../contract/protection/protection-rules.ts';
import { MONEY_KINDS, TIME_LIMIT_KEYS } from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { applyProtection, protectionStore } from '../../session/player/protection-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { EndedAccountCard } from './ended-account-card.tsx';
import { FamilyNotice } from './family-notice.tsx';
import { BreakSection, CloseSection, type EndedAccount, ExclusionSection } from './leave-sections.tsx';
import { LimitRow } from './limit-row.tsx';
import { keysOfKind, limitOf } from './limit-rules.ts';
import { momentText } from './limit-text.ts';
import styles from './protection.module.css';
import { markReviewed } from './protection-flows.ts';

/** `/member/self-limited`: what holds, what is used and left, and every way to play less or not at all. */
export function SelfLimitedPanel() {
  const told = useStore(protectionStore, (state) => state.told);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const [openKey, setOpenKey] = useState<LimitKey | null>(null);
  const [ended, setEnded] = useState<EndedAccount | null>(null);
  const { error, isFetching, refetch } = useCall(
    getSelfLimited,
    {},
    { isSilent: true, enabled: ended === null, onAnswer: applyProtection },
  );

  if (ended) return <EndedAccountCard ended={ended} />;
  if (!told)
    return (
      <StateView
        state={asyncState({ data: undefined, error, isFetching, refetch })}
        failed={t('protection.failed.load')}
        boxes={{ count: 4, height: '110px' }}
        help={<Help />}
      />
    );
  const row = (key: LimitKey) => (
    <LimitRow
      key={key}
      limit={limitOf(told, key)}
      isOpen={openKey === key}
      onOpen={(isOpen) => setOpenKey(isOpen ? key : null)}
    />
  );
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <p className={styles.lead}>{t('protection.lead')}</p>
      {!isOnline && <Notice tone="warning">{t('protection.offline')}</Notice>}
      {told.breakUntil !== null && <RunningBreak until={told.breakUntil} />}
      {told.breakUntil !== null && <FamilyNotice />}
      <BreakSection until={told.breakUntil} />
      {told.isReviewDue && <Review />}
      {MONEY_KINDS.map((kind) => (
        <section
          key={kind}
          className={classNames(pageParts.column, styles.section)}
          aria-labelledby={`protection-${kind}`}
        >
          <h2 id={`protection-${kind}`}>{t(`protection.kind.${kind}`)}</h2>
          <p>{t(`protection.kind.${kind}Text`)}</p>
          <ul className={classNames(listParts.list, surfaceParts.box)}>{keysOfKind(kind).map(row)}</ul>
        </section>
      ))}
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="protection-time">
        <h2 id="protection-time">{t('protection.kind.time')}</h2>
        <p>{t('protection.kind.timeText')}</p>
        <ul className={classNames(listParts.list, surfaceParts.box)}>{TIME_LIMIT_KEYS.map(row)}</ul>
      </section>
      <ExclusionSection onEnd={setEnded} />
      <CloseSection onEnd={setEnded} />
      <Help />
    </div>
  );
}

function RunningBreak({ until }: { until: number }) {
  const { formatLocale } = useUi();
  return (
    <Notice tone="good" title={t('protection.break.runs')}>
      {t('protection.break.until', { until: momentText(until, formatLocale) })}
    </Notice>
  );
}

function Review() {
  const { isBusy, run } = useMutation();
  return (
    <Notice title={t('protection.review.title')}>
      <p>{t('protection.review.text')}</p>
      <Button kind="second" isBusy={isBusy} onClick={() => void run(markReviewed)}>
        {t('protection.review.done')}
      </Button>
    </Notice>
  );
}

const Help = () => (
  <>
    <ButtonLink kind="quiet" isWide href={paths.familyExclusion}>
      {t('protection.familyAsk')}
    </ButtonLink>
    <Button kind="quiet" isWide icon="support" onClick={() => openOverlay('help')}>
      {t('protection.help')}
    </Button>
  </>
);
