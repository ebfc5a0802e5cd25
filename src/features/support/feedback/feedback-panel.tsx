import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { sendFeedback } from '../../../../contract/support/feedback-calls.ts';
import { FEEDBACK_TEXT_MAX, FEEDBACK_TEXT_MIN } from '../../../../contract/support/support-rules.ts';
import { fieldRule, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { navigate } from '../../../platform/navigation.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field.tsx';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutation } from '../../../ui/use-mutation.ts';
import { KnownHelpLine } from '../help-lines.tsx';
import { ImagePicker } from '../image-picker.tsx';
import { PageLinks } from '../page-links.tsx';
import { useImages } from '../use-images.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './feedback.module.css';
import { fileFeedback } from './feedback-flows.ts';

const { category, text } = sendFeedback.body.shape;

/** The call without its request id and pictures, which have flows of their own. */
const schema = z.object({
  category,
  text: text.check(
    fieldRule((typed) =>
      typed.trim().length < FEEDBACK_TEXT_MIN
        ? { key: 'support.fault.text', values: { count: FEEDBACK_TEXT_MIN } }
        : null,
    ),
  ),
});

/** What becomes of it, in this order. */
const STEPS = ['read', 'answer', 'reply'] as const;

const EMPTY_FEEDBACK = { category: 'idea', text: '' } as const;

/** `/feedback`: what the player thinks, with pictures; it is answered as a thread. */
export function FeedbackPanel() {
  const { register, handleSubmit, formState } = useContractForm(schema, { defaultValues: EMPTY_FEEDBACK });
  const { errors, isSubmitting } = formState;
  const pictures = useImages();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const limit = useStore(configStore, ({ config }) => config?.feedbackConfig.imagesLimit ?? 0);
  const { failure, run } = useMutation();
  const send = handleSubmit(async (wish) => {
    await run(async () => {
      const { id } = await fileFeedback({ ...wish, images: pictures.sent.map((image) => image.id) });
      toast(t('support.feedback.done'), 'good');
      navigate(linkTo(paths.feedbackThread, { id }), { replace: true });
    });
  });
  return (
    <div className={styles.write}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('support.title.feedback')}>
        <p className={styles.lead}>{t('support.feedback.lead')}</p>
        <CategoryChoice field={register('category')} />
        <TextField
          {...register('text')}
          label={t('support.feedback.text')}
          hint={t('support.feedback.textHint')}
          error={errors.text?.message}
          maxLength={FEEDBACK_TEXT_MAX}
          rows={4}
        />
        <ImagePicker pictures={pictures} limit={limit} isDisabled={!isOnline} isWide />
        {failure !== null && (
          <Notice tone="danger" title={t('support.notSent')} isLive>
            {describeFailure(failure)}
          </Notice>
        )}
        <Button type="submit" isWide isBusy={isSubmitting} disabled={!isOnline || pictures.isBusy}>
          {t('support.feedback.send')}
        </Button>
        {!isOnline && <p className={styles.quiet}>{t('support.offline')}</p>}
      </form>
      <div className={styles.aside}>
        <Card title={t('support.feedback.next')}>
          <ol className={classNames(listParts.list, styles.steps)}>
            {STEPS.map((step) => (
              <li key={step}>{t(`support.feedback.next.${step}`)}</li>
            ))}
          </ol>
        </Card>
        <PageLinks names={['service', 'complaint']} />
        <KnownHelpLine />
      </div>
    </div>
  );
}
