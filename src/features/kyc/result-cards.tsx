import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { restrictionOn } from '../../session/player/restrictions.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './kyc.module.css';
import { setStep } from './kyc-store.ts';

function useMoment(at: number | null): string {
  const { formatLocale } = useUi();
  if (at === null) return '';
  return momentFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Says that the documents are under review. */
export function Pending({ status }: { status: KycStatus }) {
  const when = useMoment(status.submittedAt);
  return (
    <div role="status">
      <EmptyState
        icon="hourglass"
        title={t('kyc.pending.title')}
        text={t('kyc.pending.text', { when, hours: status.usualHours })}
      >
        {status.isByPerson && <Notice>{t('kyc.pending.byPerson')}</Notice>}
        <section className={classNames(surfaceParts.frame, styles.next)} aria-labelledby="kyc-next">
          <h3 id="kyc-next">{t('kyc.pending.next')}</h3>
          <ol>
            <li>{t('kyc.pending.step1')}</li>
            <li>{t('kyc.pending.step2')}</li>
            <li>{t(hasWithdrawalOnlySession() ? 'kyc.pending.stepOut' : 'kyc.pending.step3')}</li>
          </ol>
        </section>
        {hasWithdrawalOnlySession() ? (
          <BackToWithdrawal />
        ) : (
          <ButtonLink kind="quiet" isWide href={paths.home}>
            {t('kyc.pending.play')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}

export function Approved({ status }: { status: KycStatus }) {
  const when = useMoment(status.decidedAt);
  return (
    <div role="status">
      <EmptyState
        icon="shield-check"
        title={t('kyc.approved.title')}
        text={t(hasWithdrawalOnlySession() ? 'kyc.approved.textOut' : 'kyc.approved.text')}
      >
        {when && (
          <p className={classNames(wordParts.text, styles.small)}>{t('kyc.approved.since', { when })}</p>
        )}
        <div className={styles.choices}>
          {hasWithdrawalOnlySession() ? (
            <BackToWithdrawal />
          ) : (
            <>
              {restrictionOn('deposit') === null && (
                <ButtonLink isWide href={linkTo(paths.wallets, { name: 'deposit' })}>
                  {t('kyc.approved.deposit')}
                </ButtonLink>
              )}
              <ButtonLink kind="quiet" isWide href={paths.home}>
                {t('kyc.approved.home')}
              </ButtonLink>
            </>
          )}
        </div>
      </EmptyState>
    </div>
  );
}

/** A player who may not play withdraws next. */
function BackToWithdrawal() {
  return (
    <ButtonLink isWide href={paths.withdrawalOnly}>
      {t('kyc.out.back')}
    </ButtonLink>
  );
}

/** Why, what to do about it, and the next try. */
export function Rejected({ status }: { status: KycStatus }) {
  const reason = status.reason ?? 'other';
  const isForHelp = reason === 'excluded' || reason === 'other';
  const canTry = status.triesLeft > 0;
  return (
    <EmptyState icon="warning" title={t('kyc.rejected.title')}>
      <Notice tone="warning" isLive>
        {t(`kyc.reason.${reason}`)}
      </Notice>
      <p className={classNames(wordParts.text, styles.small)}>
        {t('kyc.rejected.left', { count: status.triesLeft })}
      </p>
      <div className={styles.choices}>
        {canTry && (
          <Button isWide kind={isForHelp ? 'second' : 'action'} onClick={() => setStep('person')}>
            {t('kyc.rejected.again')}
          </Button>
        )}
        <Button
          isWide
          kind={isForHelp || !canTry ? 'action' : 'quiet'}
          icon="support"
          onClick={() => openOverlay('help')}
        >
          {t('kyc.rejected.help')}
        </Button>
      </div>
    </EmptyState>
  );
}
