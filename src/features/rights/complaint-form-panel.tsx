import { useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { fileComplaint, getComplaintRules } from '../../../contract/rights/complaint-calls.ts';
import {
  COMPLAINT_TOPICS,
  SUBJECT_MAX,
  TEXT_MAX,
  TEXT_MIN,
} from '../../../contract/rights/complaint-rules.ts';
import { fieldRule, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { takeEvidence } from '../../session/player/complaint-evidence.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import { hasSession, submitComplaint } from './complaint-flows.ts';
import styles from './rights.module.css';

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** An address may say what it is about, and a page may bring what it has found; everything can be changed. */
function firstValues(search: string) {
  const query = new URLSearchParams(search);
  const topic = COMPLAINT_TOPICS.find((known) => known === query.get('topic')) ?? 'payment';
  const subject = (query.get('subject') ?? '').slice(0, SUBJECT_MAX);
  return { topic, subject, text: takeEvidence().slice(0, TEXT_MAX), contact: '' };
}

const { topic, subject, text, contact } = fileComplaint.body.shape;

/** The call without its request id and the guest's code, which are the flow's. */
const schemaOf = (isMember: boolean) =>
  z.object({
    topic,
    subject: subject.check(
      fieldRule((typed) => (typed.trim().length < 3 ? { key: 'rights.fault.subject' } : null)),
    ),
    text: text.check(
      fieldRule((typed) => (typed.trim().length < TEXT_MIN ? { key: 'rights.fault.text' } : null)),
    ),
    contact: contact.check(
      fieldRule((typed) =>
        (isMember && typed === '') || isMail(typed.trim()) ? null : { key: 'rights.fault.contact' },
      ),
    ),
  });

/** `/complaint`: the player describes what is wrong. A guest gives an address for the answer. */
export function ComplaintFormPanel() {
  const isMember = hasSession();
  const [defaultValues] = useState(() => firstValues(location.search));
  const { register, handleSubmit, formState } = useContractForm(schemaOf(isMember), { defaultValues });
  const { errors, isSubmitting } = formState;
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { data: rules } = useCall(getComplaintRules, {}, { isSilent: true });
  const { failure, run } = useMutation();

  const send = handleSubmit(async (wish) => {
    await run(async () => {
      const { number } = await submitComplaint(wish);
      navigate(linkTo(paths.complaintThread, { number }), { replace: true });
    });
  });

  return (
    <form
      className={classNames(pageParts.column, styles.page)}
      onSubmit={send}
      noValidate
      aria-label={t('rights.title.complaint')}
    >
      <p className={styles.lead}>
        {rules ? t('rights.complaint.lead', { days: rules.answerDays }) : t('rights.complaint.formLead')}
      </p>
      <SelectField {...register('topic')} label={t('rights.field.topic')} defaultValue={defaultValues.topic}>
        {COMPLAINT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`rights.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <Field
        {...register('subject')}
        label={t('rights.field.subject')}
        error={errors.subject?.message}
        maxLength={SUBJECT_MAX}
      />
      <TextField
        {...register('text')}
        label={t('rights.field.text')}
        hint={t('rights.field.textHint')}
        error={errors.text?.message}
        maxLength={TEXT_MAX}
        rows={7}
      />
      <Field
        {...register('contact')}
        label={t(isMember ? 'rights.field.contactMember' : 'rights.field.contact')}
        hint={t(isMember ? 'rights.field.contactMemberHint' : 'rights.field.contactHint')}
        error={errors.contact?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {failure !== null && (
        <Notice tone="danger" title={t('rights.failed.notSent')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSubmitting} disabled={!isOnline}>
        {t('rights.complaint.send')}
      </Button>
      {!isOnline && <p className={styles.quiet}>{t('rights.failed.offline')}</p>}
    </form>
  );
}
