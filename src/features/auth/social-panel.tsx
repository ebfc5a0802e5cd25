import { useEffect, useState } from 'react';
import { type CallFailure, isCallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { consumeWantedAddress } from '../../session/sign-in/wanted-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { ShutOutHelp } from './shut-out-help.tsx';
import { arriveFrom, consumeDeparture } from './social-flows.ts';

interface AuthError {
  readonly text: string;
  readonly failure?: CallFailure;
}

/** Taken once, outside of the panel: a second mount must not spend the answer again. */
function arrive(): Promise<AuthError | null> {
  const query = location.search.slice(1);
  const departure = consumeDeparture();
  // The code in the address has been read: it must not stay in the history.
  history.replaceState(history.state, '', location.pathname);
  if (!departure) return Promise.resolve({ text: t('error.socialFailed') });
  if (new URLSearchParams(query).has('error')) return Promise.resolve({ text: t('auth.social.cancelled') });
  return arriveFrom(departure, query).then(
    (where) => {
      if (where === 'joined') toast(t('auth.social.joined', { provider: departure.social.name }), 'good');
      const to = {
        in: consumeWantedAddress,
        newcomer: () => paths.authRegister,
        joined: () => paths.authBind,
      }[where]();
      navigate(to, { replace: true });
      return null;
    },
    (error: unknown) => ({
      text: describeFailure(error),
      ...(isCallFailure(error) && { failure: error }),
    }),
  );
}

/** `/auth/social`: where the sign-in providers lead back to. */
export function SocialPanel() {
  const [fieldError, setFieldError] = useState<AuthError | null>(null);
  useEffect(() => {
    // Without a query this is a reload, or an address typed by hand.
    if (location.search === '') navigate(paths.authLogin, { replace: true });
    else void arrive().then(setFieldError);
  }, []);
  if (fieldError === null)
    return (
      <div className={styles.page}>
        <p className={classNames(wordParts.text, styles.lead)} role="status">
          {t('auth.social.working')}
        </p>
        <SkeletonRows count={3} height="52px" />
      </div>
    );
  return (
    <div className={styles.page}>
      <Notice tone="warning" title={t('auth.social.failedTitle')} isLive>
        <p>{fieldError.text}</p>
        {fieldError.failure && <ShutOutHelp failure={fieldError.failure} />}
      </Notice>
      <ButtonLink isWide href={paths.authLogin}>
        {t('auth.social.again')}
      </ButtonLink>
    </div>
  );
}
