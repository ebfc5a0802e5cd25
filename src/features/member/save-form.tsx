import type { FormEvent, ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/use-act.ts';
import styles from './info.module.css';

interface SaveFormProps {
  title: string;
  /** Null when nothing would be saved: the fields are read only, or have a fault that they show. */
  save: (() => Promise<void>) | null;
  /** A refusal that a field tells of; what is left is said above the button. */
  isPlaced?: (failure: unknown) => boolean;
  children: ReactNode;
}

/** Fields that are saved together, with one button and one word on how it went. */
export function SaveForm({ title, save, isPlaced, children }: SaveFormProps) {
  const { isBusy, failure, run } = useAct();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (save && (await run(save))) toast(t('profile.info.saved'), 'good');
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {failure !== null && !isPlaced?.(failure) && (
        <Notice tone="danger" title={t('profile.info.failed')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" kind="second" isBusy={isBusy}>
        {t('profile.info.save')}
      </Button>
    </form>
  );
}
