import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '../../platform/i18n.ts';
import { failForm, placeFailure, type RecordCursors } from '../../session/calls/place-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './info.module.css';

interface SaveFormProps<Values extends FieldValues, Body> {
  title: string;
  form: UseFormReturn<Values, unknown, Body>;
  save(body: Body): Promise<void>;
  /** Errors that belong to a field; any other is shown above the button. */
  places?: RecordCursors<Values>;
  children: ReactNode;
}

/** Fields that are saved together, with one button and one message on the result. */
export function SaveForm<Values extends FieldValues, Body>(props: SaveFormProps<Values, Body>) {
  const { title, form, save, places = {}, children } = props;
  const { setError, formState } = form;
  const failure = formState.errors.root?.server?.message;
  const send = form.handleSubmit(async (body) => {
    try {
      await save(body);
      toast(t('profile.info.saved'), 'good');
    } catch (error) {
      if (!placeFailure(setError, error, places)) failForm(setError, error);
    }
  });
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={title}>
      <h2 className={wordParts.title}>{title}</h2>
      {children}
      {failure && (
        <Notice tone="danger" title={t('profile.info.failed')} isLive>
          {failure}
        </Notice>
      )}
      <Button type="submit" kind="second" isBusy={formState.isSubmitting}>
        {t('profile.info.save')}
      </Button>
    </form>
  );
}
