import { useEffect } from 'react';
import { acceptLegal } from '../../../../contract/rights/legal-calls.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { describeFailure } from '../../../session/describe-failure.ts';
import type { OverlayPanelProps } from '../../../session/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutation } from '../../../ui/use-mutation.ts';
import styles from './legal.module.css';
import { useVersions } from './queries.ts';

const PAGES = { terms: paths.termsOfUse, privacy: paths.privacyPolicy } as const;

/** What is new in the texts that the player has accepted. A player who declines can still withdraw. */
export function NewTermsOverlay({ close }: OverlayPanelProps) {
  const { data, error, refetch } = useVersions();
  const pending = data?.documents.filter(({ isPending }) => isPending);
  const isDone = pending?.length === 0;
  const { isBusy, failure, run } = useMutation();
  useEffect(() => {
    // Agreed to in another tab meanwhile.
    if (isDone) close();
  }, [isDone, close]);

  if (!pending || pending.length === 0) {
    return error === null ? (
      <SkeletonRows count={3} height="64px" />
    ) : (
      <ErrorState
        title={t('legal.news.failed')}
        text={describeFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const accept = () =>
    run(async () => {
      const documents = pending.map(({ document, version }) => ({ document, version }));
      await callServer(acceptLegal, { documents });
      toast(t('legal.news.done'), 'good');
      close();
    });
  return (
    <div className={styles.news}>
      <p>{t('legal.news.lead')}</p>
      {pending.map(({ document, version, inForceAt, changes }) => (
        <section key={document}>
          <h3>{t(`legal.${document}.title`)}</h3>
          <p className={styles.since}>
            {t('legal.version', { version })} · {t('legal.since')} <DateText at={inForceAt} shows="date" />
          </p>
          <p>{changes}</p>
          <a href={PAGES[document]} onClick={close}>
            {t(document === 'terms' ? 'legal.toTerms' : 'legal.toPrivacy')}
          </a>
        </section>
      ))}
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button isWide isBusy={isBusy} onClick={() => void accept()}>
        {t('legal.news.accept')}
      </Button>
      <Button kind="quiet" isWide onClick={close}>
        {t('legal.news.later')}
      </Button>
      <p className={styles.since}>{t('legal.news.open')}</p>
    </div>
  );
}
