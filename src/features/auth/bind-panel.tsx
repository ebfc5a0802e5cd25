import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { ActivityId } from '../../../contract/ids.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { runningActivity } from '../../session/config/activity-access.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { configStore } from '../../session/config/config-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { hasCodes } from './auth-rules.ts';
import { BindPhoneForm } from './bind-phone-form.tsx';
import { showPhone } from './phone.ts';
import { EMPTY_MESSAGES, ownPasswordSchema } from './schemas.ts';
import { leaveFor } from './social-flows.ts';
import { SocialMark } from './social-mark.tsx';
import { SOCIALS, type Social } from './social-names.ts';
import { useFailure } from './use-failure.ts';

/** `/auth/bind`: every way into this account, and one more. */
export function BindPanel() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const [isAdding, setAdding] = useState(false);
  const hasReward = useStore(activityStore, () => runningActivity(ActivityId.bind) !== null);
  if (!config || !user) return <SkeletonRows count={4} height="72px" />;
  const socials = SOCIALS.filter(({ provider }) => config.socialProviders.includes(provider));
  return (
    <div className={styles.page}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('auth.bind.lead')}</p>
      {hasCodes(config.registerType) && (
        <section className={styles.choices}>
          <h2 className={styles.sectionTitle}>{t('auth.bind.phone')}</h2>
          <p className={styles.fact}>{user.mobile ? showPhone(user.mobile) : t('auth.bind.phoneNone')}</p>
          {isAdding ? (
            <BindPhoneForm config={config} user={user} onDone={() => setAdding(false)} />
          ) : (
            <Button kind="quiet" isWide icon="phone" onClick={() => setAdding(true)}>
              {t(user.mobile ? 'auth.bind.phoneChange' : 'auth.bind.phoneAdd')}
            </Button>
          )}
        </section>
      )}
      <section className={styles.choices}>
        <h2 className={styles.sectionTitle}>{t('auth.bind.password')}</h2>
        <p className={styles.fact}>
          {t(user.hasPassword ? 'auth.bind.passwordSet' : 'auth.bind.passwordNone')}
        </p>
        <ButtonLink kind="quiet" isWide icon="lock" href={paths.authSetPassword}>
          {t(user.hasPassword ? 'auth.bind.toPassword' : 'auth.bind.toPasswordNew')}
        </ButtonLink>
      </section>
      {socials.length > 0 && (
        <section className={styles.choices}>
          <h2 className={styles.sectionTitle}>{t('auth.bind.providers')}</h2>
          {socials.map((social) => (
            <BindSocial key={social.key} social={social} user={user} />
          ))}
        </section>
      )}
      {hasReward && (
        <ButtonLink kind="plain" icon="gift" href={paths.activityBind}>
          {t('auth.bind.reward')}
        </ButtonLink>
      )}
    </div>
  );
}

/** One provider: who one is there, and the way to join it. */
function BindSocial({ social, user }: { social: Social; user: UserInfo }) {
  const [isAsked, setAsked] = useState(false);
  const { register, handleSubmit, formState } = useContractForm(
    z.object({ password: ownPasswordSchema(user.hasPassword) }),
    { defaultValues: { password: '' }, messages: EMPTY_MESSAGES },
  );
  const { failure, attempt } = useFailure();
  const joined = user[`${social.key}Name`] || user[`${social.key}Account`];
  const leave = handleSubmit(async ({ password }) => {
    await attempt(
      () => leaveFor(social, { isToBind: true, password }),
      () => false,
    );
  });
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (user.hasPassword && !isAsked) setAsked(true);
    else void leave(event);
  };
  return (
    <form className={styles.form} onSubmit={go} noValidate aria-label={social.name}>
      {joined && (
        <p className={styles.fact}>
          <SocialMark name={social.key} /> {joined}
        </p>
      )}
      {isAsked && (
        <PasswordField
          {...register('password')}
          label={t('auth.bind.confirm')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      {failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          {failure.key === 'wrongCredentials' ? t('auth.fault.currentWrong') : describeFailure(failure)}
        </Notice>
      )}
      <Button type="submit" kind="quiet" isWide>
        {t(joined ? 'auth.bind.joinOther' : 'auth.bind.join', { provider: social.name })}
      </Button>
    </form>
  );
}
