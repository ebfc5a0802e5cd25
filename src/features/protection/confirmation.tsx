import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import { FailedChange } from './failed-change.tsx';
import styles from './protection.module.css';

interface ConfirmationProps {
  question: ReactNode;
  /** What happens then. */
  text: ReactNode;
  yes: string;
  /** Red is for what cannot be undone and is no protection. */
  kind?: 'action' | 'danger';
  act(): Promise<void>;
  /** Confirmed and done, or given up. */
  onClose(): void;
}

/** A plain question and a second press. Going back is as easy as going on. */
export function Confirmation({ question, text, yes, kind = 'action', act, onClose }: ConfirmationProps) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const go = async () => {
    if (await run(act)) onClose();
  };
  return (
    <div className={classNames(surfaceParts.frame, confirmation.confirmation, styles.question)}>
      <h3 ref={title} tabIndex={-1}>
        {question}
      </h3>
      <p>{text}</p>
      <FailedChange failure={failure} />
      <div className={styles.ways}>
        <Button kind={kind} isBusy={isBusy} disabled={!isOnline} onClick={() => void go()}>
          {yes}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('protection.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface ConfirmedActionProps extends Omit<ComponentProps<typeof Confirmation>, 'onClose'> {
  /** The first press. */
  label: string;
}

/** A press, a plain question, a second press. */
export function ConfirmedAction({ label, ...confirmation }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <Confirmation {...confirmation} onClose={() => setAsking(false)} />;
  return (
    <Button kind="second" isWide onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
}
