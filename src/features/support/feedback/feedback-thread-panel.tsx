import { useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import {
  addToFeedback,
  type FeedbackThread,
  getFeedback,
} from '../../../../contract/support/feedback-calls.ts';
import { FEEDBACK_TEXT_MAX } from '../../../../contract/support/support-rules.ts';
import { useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { type ParamsOf, paths } from '../../../platform/paths.ts';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { setAnswer } from '../../../session/calls/query-client.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { TextField } from '../../../ui/field.tsx';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutation } from '../../../ui/use-mutation.ts';
import { KnownHelpLine } from '../help-lines.tsx';
import { ImagePicker } from '../image-picker.tsx';
import { LoadGate } from '../load-gate.tsx';
import { SupportImages } from '../support-image.tsx';
import { useImages } from '../use-images.ts';
import styles from './feedback.module.css';
import { addText } from './feedback-flows.ts';

/** `/feedback/record/{id}`: what was written and answered, and a way to go on while it is not closed. */
export function FeedbackThreadPanel({ params: { id } }: { params: ParamsOf<'feedbackThread'> }) {
  return <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const [body] = useState(() => ({ id }));
  const reading = useCall(getFeedback, body, { isSilent: true, refetchOnReconnect: isMissing });
  // There is none, or it is another player's.
  if (reading.error?.key === 'feedbackUnknown')
    return (
      <EmptyState icon="pencil" title={t('support.thread.unknown')} text={t('support.thread.unknownText')}>
        <ButtonLink href={paths.feedbackRecord}>{t('support.link.feedbackRecord')}</ButtonLink>
      </EmptyState>
    );
  return (
    <LoadGate reading={reading}>
      {(thread) => <Thread thread={thread} onChange={(next) => setAnswer(getFeedback, body, next)} />}
    </LoadGate>
  );
}

interface ThreadProps {
  thread: FeedbackThread;
  onChange(thread: FeedbackThread): void;
}

function Thread({ thread, onChange }: ThreadProps) {
  const { number, category, state, openedAt, messages } = thread;
  return (
    <div className={styles.page}>
      <div className={styles.head} role="status">
        <span className={styles.badge} data-state={state}>
          {t(`support.state.${state}`)}
        </span>
        <h2>{t(`support.category.${category}`)}</h2>
        <p className={styles.quiet}>
          {t('support.thread.number', { number })} · <DateText at={openedAt} shows="date" />
        </p>
        <p>{t(`support.stateText.${state}`)}</p>
      </div>
      <ol className={classNames(listParts.list, listParts.thread, styles.thread)}>
        {messages.map(({ place, at, author, text, images }) => (
          <li key={place} data-author={author}>
            <p className={styles.quiet}>
              {t(`support.author.${author}`)} · <DateText at={at} />
            </p>
            {text !== '' && <p>{text}</p>}
            <SupportImages images={images} code="" />
          </li>
        ))}
      </ol>
      {state === 'closed' ? (
        <ButtonLink isWide kind="second" href={paths.feedback}>
          {t('support.thread.another')}
        </ButtonLink>
      ) : (
        <More thread={thread} onChange={onChange} />
      )}
      <KnownHelpLine />
    </div>
  );
}

/** Blanks alone say nothing. */
const schema = z.object({ text: addToFeedback.body.shape.text.check(z.regex(/\S/)) });

function More({ thread: { id }, onChange }: ThreadProps) {
  const { register, handleSubmit, reset, formState } = useContractForm(schema, {
    defaultValues: { text: '' },
    messages: { text: { key: 'support.fault.empty' } },
  });
  const pictures = useImages();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const limit = useStore(configStore, ({ config }) => config?.feedbackConfig.imagesLimit ?? 0);
  const { failure, run } = useMutation();
  const send = handleSubmit(async ({ text }) => {
    await run(async () => {
      onChange(await addText({ id, text, images: pictures.sent.map((image) => image.id) }));
      reset();
      pictures.clear();
      toast(t('support.thread.added'), 'good');
    });
  });
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('support.thread.more')}>
      <TextField
        {...register('text')}
        label={t('support.thread.more')}
        error={formState.errors.text?.message}
        maxLength={FEEDBACK_TEXT_MAX}
        rows={4}
      />
      <ImagePicker pictures={pictures} limit={limit} isDisabled={!isOnline} />
      {failure !== null && (
        <Notice tone="danger" title={t('support.notSent')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button
        type="submit"
        kind="second"
        isWide
        isBusy={formState.isSubmitting}
        disabled={!isOnline || pictures.isBusy}
      >
        {t('support.thread.add')}
      </Button>
      {!isOnline && <p className={styles.quiet}>{t('support.offline')}</p>}
    </form>
  );
}
