import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { getComplaintRules } from '../../../contract/rights/complaint-calls.ts';
import {
  COMPLAINT_TOPICS,
  type ComplaintTopic,
  SUBJECT_MOST,
  TEXT_LEAST,
  TEXT_MOST,
} from '../../../contract/rights/complaint-rules.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCall } from '../../session/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { fileWish, isKnown } from './complaint-flows.ts';
import styles from './rights.module.css';

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** An address may say what it is about, like the number of a forfeiture; everything can be changed. */
function firstValues(search: string) {
  const query = new URLSearchParams(search);
  const topic = COMPLAINT_TOPICS.find((known) => known === query.get('topic')) ?? 'payment';
  const subject = (query.get('subject') ?? '').slice(0, SUBJECT_MOST);
  return { topic: topic as string, subject, text: '', contact: '' };
}

/** `/complaint`: what is wrong, in the player's words. A guest says where an answer reaches them. */
export function ComplaintFormPanel() {
  const [values, setValues] = useState(() => firstValues(location.search));
  const [isChecked, setChecked] = useState(false);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { data: rules } = useCall(getComplaintRules, {}, { isSilent: true });
  const { isBusy, failure, run } = useAct();
  const form = useRef<HTMLFormElement>(null);
  const isMember = isKnown();
  const faults = {
    subject: values.subject.trim().length < 3 ? t('rights.fault.subject') : undefined,
    text: values.text.trim().length < TEXT_LEAST ? t('rights.fault.text') : undefined,
    contact:
      (isMember ? values.contact === '' : false) || isMail(values.contact.trim())
        ? undefined
        : t('rights.fault.contact'),
  };
  const put = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((old) => ({ ...old, [name]: event.target.value }));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = Object.entries(faults).find(([, fault]) => fault)?.[0];
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    await run(async () => {
      const { number } = await fileWish({ ...values, topic: values.topic as ComplaintTopic });
      navigate(linkTo(paths.complaintThread, { number }), { replace: true });
    });
  };

  return (
    <form
      ref={form}
      className={styles.page}
      onSubmit={send}
      noValidate
      aria-label={t('rights.title.complaint')}
    >
      <p className={styles.lead}>
        {rules ? t('rights.complaint.lead', { days: rules.answerDays }) : t('rights.complaint.formLead')}
      </p>
      <SelectField label={t('rights.field.topic')} value={values.topic} onChange={put('topic')}>
        {COMPLAINT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`rights.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <Field
        name="subject"
        label={t('rights.field.subject')}
        error={isChecked && faults.subject}
        value={values.subject}
        onChange={put('subject')}
        maxLength={SUBJECT_MOST}
      />
      <TextField
        name="text"
        label={t('rights.field.text')}
        hint={t('rights.field.textHint')}
        error={isChecked && faults.text}
        value={values.text}
        onChange={put('text')}
        maxLength={TEXT_MOST}
        rows={7}
      />
      <Field
        name="contact"
        label={t(isMember ? 'rights.field.contactMember' : 'rights.field.contact')}
        hint={t(isMember ? 'rights.field.contactMemberHint' : 'rights.field.contactHint')}
        error={isChecked && faults.contact}
        value={values.contact}
        onChange={put('contact')}
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
      <Button type="submit" isWide isBusy={isBusy} disabled={!isOnline}>
        {t('rights.complaint.send')}
      </Button>
      {!isOnline && <p className={styles.quiet}>{t('rights.failed.offline')}</p>}
    </form>
  );
}
