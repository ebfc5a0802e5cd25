import { useState } from 'react';
import * as z from 'zod/mini';
import {
  addToComplaint,
  type ComplaintThread,
  getComplaint,
  getComplaintRules,
} from '../../../contract/rights/complaint-calls.ts';
import { mayAdd, mayDispute, TEXT_MAX } from '../../../contract/rights/complaint-rules.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { type ParamsOf, paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { TextField } from '../../ui/field.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { addText, codeOf, endIt, secretAddress } from './complaint-flows.ts';
import { DisputeBody } from './dispute-body.tsx';
import { LoadedGate } from './loaded-gate.tsx';
import styles from './rights.module.css';

/** `/complaint/{number}`: its state, everything that was written, and what can be done about it. */
export function ComplaintPanel({ params: { number } }: { params: ParamsOf<'complaintThread'> }) {
  return <One key={number} number={number} />;
}

function One({ number }: { number: string }) {
  const [body] = useState(() => ({ number, code: codeOf(number) }));
  const reading = useCall(getComplaint, body, { isSilent: true });
  // There is none, or it is another player's.
  if (reading.error?.key === 'complaintUnknown') {
    return (
      <EmptyState
        icon="support"
        title={t('rights.complaint.unknown')}
        text={t('rights.complaint.unknownText')}
      >
        <ButtonLink href={paths.complaint}>{t('rights.complaint.file')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <LoadedGate reading={reading}>
      {(thread) => <Thread thread={thread} onChange={(next) => setAnswer(getComplaint, body, next)} />}
    </LoadedGate>
  );
}

interface ThreadProps {
  thread: ComplaintThread;
  onChange(thread: ComplaintThread): void;
}

function Thread({ thread, onChange }: ThreadProps) {
  const { number, subject, state, topic, dueAt, closedBy } = thread;
  const { data: rules } = useCall(getComplaintRules, {}, { isSilent: true });
  const address = secretAddress(number);
  const isLate = state === 'open' && dueAt <= timeNow();
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <div className={classNames(pageParts.column, styles.head)} role="status">
        <span className={styles.badge} data-state={state}>
          {t(`rights.state.${state}`)}
        </span>
        <h2>{subject}</h2>
        <p className={styles.quiet}>
          {t('rights.complaint.number')} <strong className={styles.number}>{number}</strong> ·{' '}
          {t(`rights.topic.${topic}`)}
        </p>
        <p>
          {state === 'open' ? (
            <span>
              {t(isLate ? 'rights.complaint.late' : 'rights.complaint.due')}{' '}
              <DateText at={dueAt} shows="date" />
            </span>
          ) : (
            <span>
              {t(
                state === 'closed'
                  ? `rights.closedBy.${closedBy ?? 'operator'}`
                  : `rights.stateText.${state}`,
              )}
            </span>
          )}
        </p>
      </div>
      {address && (
        <Notice tone="info" title={t('rights.complaint.keep')}>
          <p>{t('rights.complaint.keepText')}</p>
          <p className={styles.address}>{address}</p>
        </Notice>
      )}
      <ol className={classNames(listParts.list, listParts.thread, styles.thread)}>
        {thread.messages.map(({ id, at, author, text }) => (
          <li key={id} className={styles.message} data-author={author}>
            <p className={styles.quiet}>
              {t(`rights.author.${author}`)} · <DateText at={at} />
            </p>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
      {mayAdd(thread) && <More number={number} onChange={onChange} />}
      <Ends thread={thread} onChange={onChange} />
      {rules && <DisputeBody body={rules.disputeBody} />}
    </div>
  );
}

/** Blanks alone say nothing. */
const moreSchema = z.object({ text: addToComplaint.body.shape.text.check(z.regex(/\S/)) });

function More({ number, onChange }: { number: string; onChange(thread: ComplaintThread): void }) {
  const { register, handleSubmit, reset, formState } = useContractForm(moreSchema, {
    defaultValues: { text: '' },
    messages: { text: { key: 'rights.fault.text' } },
  });
  const { failure, run } = useMutation();
  const send = handleSubmit(async ({ text }) => {
    await run(async () => {
      onChange(await addText(number, text));
      reset();
      toast(t('rights.complaint.added'), 'good');
    });
  });
  return (
    <form
      className={classNames(pageParts.column, styles.section)}
      onSubmit={send}
      noValidate
      aria-label={t('rights.complaint.more')}
    >
      <TextField
        {...register('text')}
        label={t('rights.complaint.more')}
        error={formState.errors.text?.message}
        maxLength={TEXT_MAX}
        rows={4}
      />
      {failure !== null && (
        <Notice tone="danger" title={t('rights.failed.notSent')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" kind="second" isWide isBusy={formState.isSubmitting}>
        {t('rights.complaint.addIt')}
      </Button>
    </form>
  );
}

/** Settled for the player, or escalated to an outside body. */
function Ends({ thread, onChange }: ThreadProps) {
  const { isBusy, failure, run } = useMutation();
  const { number, dueAt } = thread;
  const isOpenToDispute = mayDispute(thread, timeNow());
  const end = (how: 'settled' | 'disputed') => run(async () => onChange(await endIt(number, how)));
  if (!mayAdd(thread) && !isOpenToDispute) return null;
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="complaint-ends">
      <h2 id="complaint-ends">{t('rights.end.title')}</h2>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      {mayAdd(thread) && (
        <Button kind="quiet" isWide isBusy={isBusy} onClick={() => void end('settled')}>
          {t('rights.end.settled')}
        </Button>
      )}
      {isOpenToDispute ? (
        <Button kind="quiet" isWide isBusy={isBusy} onClick={() => void end('disputed')}>
          {t('rights.end.dispute')}
        </Button>
      ) : (
        <p>
          {t('rights.end.tooEarly')} <DateText at={dueAt} shows="date" />
        </p>
      )}
    </section>
  );
}
