import * as z from 'zod/mini';
import { type AgentData, agentFill } from '../../../contract/agent/agent-calls.ts';
import { INVITE_CODE_SIGNS, readTypedInviteCode } from '../../../contract/typed-code.ts';
import { readField, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { failForm, placeFailure } from '../../session/calls/place-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './agent.module.css';
import { fillCode } from './agent-flows.ts';

const typed = readField((text) => {
  if (text.trim() === '') return { message: { key: 'agent.fill.empty' as const } };
  const code = readTypedInviteCode(text);
  const values = { count: INVITE_CODE_SIGNS };
  return code === null ? { message: { key: 'agent.fill.length' as const, values } } : { value: code };
});
const schema = z.object({ pid: z.pipe(typed, agentFill.body.shape.pid) });

/** Errors that are about the code itself. */
const FIELD_OF_FAILURE = { inviteCodeUnknown: 'pid', agentOwnCode: 'pid', agentRing: 'pid' } as const;

/** Form for naming the inviter; renders nothing once an inviter is set or the period has passed. */
export function FillCode({ fill: { state, until } }: { fill: AgentData['fill'] }) {
  const form = useContractForm(schema, { defaultValues: { pid: '' } });
  if (state !== 'open') return null;
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ pid }) => {
    try {
      toast(t('agent.fill.done', { name: await fillCode(pid) }), 'good');
    } catch (error) {
      if (!placeFailure(form.setError, error, FIELD_OF_FAILURE)) failForm(form.setError, error);
    }
  });
  const failure = errors.root?.server?.message;
  return (
    <form
      className={classNames(surfaceParts.frame, wordParts.headlined, styles.fill)}
      onSubmit={send}
      noValidate
      aria-label={t('agent.fill.title')}
    >
      <h2>{t('agent.fill.title')}</h2>
      <p>
        <span>{`${t('agent.fill.text')} `}</span>
        {until !== null && (
          <span>
            {t('agent.fill.until')} <DateText at={until} />.
          </span>
        )}
      </p>
      <CodeField
        {...form.register('pid')}
        read={readTypedInviteCode}
        onCode={(code) => form.setValue('pid', code, { shouldValidate: true })}
        label={t('agent.fill.code')}
        hint={t('agent.fill.hint')}
        error={errors.pid?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button kind="second" type="submit" isBusy={isSubmitting}>
        {t('agent.fill.send')}
      </Button>
    </form>
  );
}
