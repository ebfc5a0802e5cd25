import { useEffect, useState } from 'react';
import { acceptLegal, type LegalVersion } from '../../../contract/rights/legal-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { readPending } from '../../session/legal-gate.ts';
import type { OverlayPanelProps } from '../../session/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './legal.module.css';

const PAGES = { terms: paths.termsOfUse, privacy: paths.privacyPolicy } as const;

/** What is new in the texts that the player has agreed to. Whoever says no can still take their money and go. */
export function NewTermsOverlay({ close }: OverlayPanelProps) {
  const [pending, setPending] = useState<readonly LegalVersion[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const load = () => {
    setFailure(null);
    readPending().then(setPending, setFailure);
  };
  useEffect(load, []);
  useEffect(() => {
    // Agreed to in another tab meanwhile.
    if (pending?.length === 0) close();
  }, [pending, close]);

  if (!pending || pending.length === 0) {
    return failure === null ? (
      <SkeletonRows count={3} height="64px" />
    ) : (
      <ErrorState title={t('legal.news.failed')} text={describeFailure(failure)} onRetry={load} />
    );
  }
  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const documents = pending.map(({ document, version }) => ({ document, version }));
      await callServer(acceptLegal, { documents });
      toast(t('legal.news.done'), 'good');
      close();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
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
