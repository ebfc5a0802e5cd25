import { type FormEvent, useRef, useState } from 'react';
import { updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { asWayOut } from '../../session/way-out.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './withdraw.module.css';
import { loadTerms } from './withdraw-flows.ts';

/** The name on the papers, given once. */
export function RealNameForm() {
  const [realName, setRealName] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await callServer(updateAppUserOther, { realName }, asWayOut());
      await loadTerms();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      field.current?.focus();
    }
  };
  return (
    <form className={styles.stack} onSubmit={send} noValidate aria-label={t('cashier.name.title')}>
      <h2 className={styles.confirmTitle}>{t('cashier.name.title')}</h2>
      <p className={styles.lead}>{t('cashier.name.text')}</p>
      <Field
        ref={field}
        label={t('cashier.name.label')}
        error={failure === null ? undefined : describeFailure(failure)}
        value={realName}
        onChange={(event) => setRealName(event.target.value)}
        autoComplete="name"
        maxLength={100}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('cashier.name.save')}
      </Button>
    </form>
  );
}
