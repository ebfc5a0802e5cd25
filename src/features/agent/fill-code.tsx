import * as z from 'zod/mini';
import { type AgentData, agentFill } from '../../../contract/agent/agent-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { failForm, placeFailure } from '../../session/place-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './agent.module.css';
import { fillCode } from './agent-flows.ts';

const schema = z.object({ pid: agentFill.body.shape.pid });

/** Errors that are about the code itself. */
const PLACES = { inviteCodeUnknown: 'pid', agentOwnCode: 'pid', agentRing: 'pid' } as const;

/** Names the friend who invited the player; nothing once there is one, or it is too late. */
export function FillCode({ fill: { state, until } }: { fill: AgentData['fill'] }) {
  const form = useContractForm(schema, {
    defaultValues: { pid: '' },
    messages: { pid: { key: 'agent.fill.empty' } },
  });
  if (state !== 'open') return null;
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ pid }) => {
    try {
      toast(t('agent.fill.done', { name: await fillCode(pid) }), 'good');
    } catch (error) {
      if (!placeFailure(form.setError, error, PLACES)) failForm(form.setError, error);
    }
  });
  const failure = errors.root?.server?.message;
  return (
    <form className={styles.fill} onSubmit={send} noValidate aria-label={t('agent.fill.title')}>
      <h2>{t('agent.fill.title')}</h2>
      <p>
        {t('agent.fill.text')}{' '}
        {until !== null && (
          <>
            {t('agent.fill.until')} <DateText at={until} />.
          </>
        )}
      </p>
      <Field
        {...form.register('pid')}
        label={t('agent.fill.code')}
        hint={t('agent.fill.hint')}
        error={errors.pid?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
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
