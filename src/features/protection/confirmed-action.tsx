import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './protection.module.css';

interface ConfirmedActionProps {
  /** The first press. */
  label: string;
  /** The text of the second step, and what happens then. */
  yes: string;
  question: ReactNode;
  text: ReactNode;
  act(): Promise<void>;
}

/** A press, a plain question, a second press. Going back is as easy as going on. */
export function ConfirmedAction({ label, yes, question, text, act }: ConfirmedActionProps) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) title.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button kind="second" isWide onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  const go = async () => {
    if (await run(act)) setAsking(false);
  };
  return (
    <div className={classNames(confirmation.confirmation, styles.question)}>
      <h3 ref={title} tabIndex={-1}>
        {question}
      </h3>
      <p>{text}</p>
      {failure !== null && (
        <Notice tone="danger" title={t('protection.failed.title')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button kind="danger" isBusy={isBusy} disabled={!isOnline} onClick={() => void go()}>
          {yes}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {t('protection.cancel')}
        </Button>
      </div>
    </div>
  );
}
