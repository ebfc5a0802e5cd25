import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type KycStatus, kyc } from '../../../contract/kyc/kyc-calls.ts';
import { KYC_POLL_MS } from '../../../contract/limits.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { resumeWhenOnline } from './image-flows.ts';
import { applyStatus, ownDocuments } from './kyc-flows.ts';
import { KycForm } from './kyc-form.tsx';
import { Intro } from './kyc-intro.tsx';
import { kycStore } from './kyc-store.ts';
import { persistDraft } from './persist-draft.ts';
import { Approved, Pending, Rejected } from './result-cards.tsx';

/** `/member/profile/kyc`: the state of the identity check, and everything that it requires. */
export function KycPanel() {
  // Before anything is shown of what an earlier page has left.
  useState(ownDocuments);
  const { status, step } = useStore(kycStore);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const isSandbox = useStore(configStore, (state) => state.config?.isSandbox ?? false);
  const { error, isFetching, refetch } = useCall(
    kyc,
    {},
    {
      isSilent: true,
      onAnswer: applyStatus,
      // Under review: the page polls while it is visible.
      refetchInterval: status?.state === 'pending' && isOnline && KYC_POLL_MS,
    },
  );
  useEffect(() => {
    const stops = [resumeWhenOnline(), persistDraft()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!status)
    return (
      <StateView
        state={asyncState({ data: undefined, error, isFetching, refetch })}
        failed={t('kyc.failed.title')}
        boxes={{ count: 4, height: '96px' }}
      />
    );
  // Where it is useful: at the beginning, at the number, and during the review.
  const isTold = status.state !== 'approved' && (step === null || step === 'document');
  return (
    <div className={pageParts.narrow}>
      {!isOnline && <Notice tone="warning">{t('kyc.offline')}</Notice>}
      <State status={status} />
      {isSandbox && isTold && <Notice>{t('kyc.sandbox')}</Notice>}
    </div>
  );
}

function State({ status }: { status: KycStatus }) {
  const step = useStore(kycStore, (state) => state.step);
  const draft = useStore(kycStore, (state) => state.draft);
  if (status.state === 'approved') return <Approved status={status} />;
  if (status.state === 'pending') return <Pending status={status} />;
  if (step && draft) return <KycForm status={status} step={step} draft={draft} />;
  return status.state === 'rejected' ? <Rejected status={status} /> : <Intro />;
}

/** `/auth/way-out/kyc`: the identity check of a player who may only withdraw, and needs it for that. */
export function WithdrawalOnlyKycPanel() {
  if (hasWithdrawalOnlySession()) return <KycPanel />;
  return (
    <EmptyState icon="lock" title={t('kyc.out.ended')}>
      <ButtonLink href={paths.authLogin}>{t('kyc.out.signIn')}</ButtonLink>
    </EmptyState>
  );
}
