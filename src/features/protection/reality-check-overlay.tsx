import { useStore } from 'zustand';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { protectionStore, serverNow } from '../../session/player/protection-store.ts';
import { signOut } from '../../session/sign-in/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './protection.module.css';
import { endOnServer, playOn } from './protection-flows.ts';

/** What the session has been so far, and a question. Neither answer is made more tempting than the other. */
export function RealityCheckOverlay() {
  const told = useStore(protectionStore, (state) => state.told);
  const { isBusy, failure, run } = useMutation();
  if (!told) return <Skeleton height="220px" />;
  const { startedAt, staked, won } = told.session;
  const minutes = Math.max(0, Math.floor((serverNow() - startedAt) / 60_000));
  const stop = async () => {
    await endOnServer();
    signOut('chosen');
  };
  return (
    <div className={classNames(pageParts.column, styles.reality)}>
      <p className={styles.lead}>{t('protection.reality.lead')}</p>
      <dl className={classNames(factParts.ruled, styles.figures)}>
        <div>
          <dt>{t('protection.reality.time')}</dt>
          <dd>{t('protection.minutes', { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t('protection.reality.staked')}</dt>
          <dd>
            <Money amount={staked} />
          </dd>
        </div>
        <div>
          <dt>{t('protection.reality.won')}</dt>
          <dd>
            <Money amount={won} />
          </dd>
        </div>
        <div>
          <dt>{t('protection.reality.net')}</dt>
          <dd>
            <Money amount={subtractCents(won, staked)} isSigned />
          </dd>
        </div>
      </dl>
      {failure !== null && (
        <Notice tone="danger" title={t('protection.failed.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <div className={styles.answers}>
        <Button kind="second" isWide isBusy={isBusy} onClick={() => void run(stop)}>
          {t('protection.reality.stop')}
        </Button>
        <Button kind="second" isWide isBusy={isBusy} onClick={() => void run(playOn)}>
          {t('protection.reality.keep')}
        </Button>
      </div>
      <button
        type="button"
        className={styles.textButton}
        onClick={() => void run(playOn).then((isDone) => isDone && navigate(paths.selfLimited))}
      >
        {t('protection.reality.limits')}
      </button>
    </div>
  );
}
