import { useEffect } from 'react';
import { acceptLegal } from '../../../../contract/rights/legal-calls.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { StateView } from '../../../ui/states.tsx';
import surfaceParts from '../../../ui/surfaces.module.css';
import { toast } from '../../../ui/toast.ts';
import { useMutation } from '../../../ui/use-mutation.ts';
import styles from './legal.module.css';
import { useVersions } from './legal-queries.ts';

const PAGES = { terms: paths.termsOfUse, privacy: paths.privacyPolicy } as const;

/** What is new in the texts that the player has accepted. A player who declines can still withdraw. */
export function NewTermsOverlay({ close }: OverlayPanelProps) {
  const { data, error, isFetching, refetch } = useVersions();
  const pending = data?.documents.filter(({ isPending }) => isPending);
  const isDone = pending?.length === 0;
  const { isBusy, failure, run } = useMutation();
  useEffect(() => {
    // Agreed to in another tab meanwhile.
    if (isDone) close();
  }, [isDone, close]);

  if (!pending || pending.length === 0)
    return (
      <StateView
        state={asyncState({ data: undefined, error, isFetching, refetch })}
        failed={t('legal.news.failed')}
        boxes={{ count: 3, height: '64px' }}
      />
    );
  const accept = () =>
    run(async () => {
      const documents = pending.map(({ document, version }) => ({ document, version }));
      await callServer(acceptLegal, { documents });
      toast(t('legal.news.done'), 'good');
      close();
    });
  return (
    <div className={classNames(pageParts.column, styles.news)}>
      <p>{t('legal.news.lead')}</p>
      {pending.map(({ document, version, inForceAt, changes }) => (
        <section key={document} className={surfaceParts.frame}>
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
