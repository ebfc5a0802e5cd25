import { useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './mail.module.css';
import { mailIdOf } from './mail-address.ts';
import { MailList } from './mail-list.tsx';
import { OneMail } from './one-mail.tsx';
import { useMailPages } from './use-mail-pages.ts';

/**
 * `/auth/way-out/mail`: the mails of a player who may only withdraw; with an id, one of them. Whoever is excluded is told
 * like everybody of what went wrong with a game that they played.
 */
export function WithdrawalOnlyMailPanel() {
  const id = mailIdOf(new URLSearchParams(useSearch()));
  if (!hasWithdrawalOnlySession())
    return (
      <EmptyState icon="lock" title={t('mail.out.ended')}>
        <ButtonLink href={paths.authLogin}>{t('mail.out.signIn')}</ButtonLink>
      </EmptyState>
    );
  if (id === null)
    return (
      <div className={styles.page}>
        <AllMail />
        <ButtonLink kind="quiet" isWide href={paths.withdrawalOnly}>
          {t('mail.out.back')}
        </ButtonLink>
      </div>
    );
  return (
    <OneMail
      key={id}
      id={id}
      listAddress={paths.withdrawalOnlyMail}
      // The others are pages of members.
      isLinkOpen={(link) => link === 'fair' || link === 'complaint' || link === 'service'}
      foot={() => (
        <ButtonLink kind="quiet" isWide href={paths.withdrawalOnlyMail}>
          {t('mail.back')}
        </ButtonLink>
      )}
    />
  );
}

function AllMail() {
  const answer = useMailPages('all');
  return <MailList tab="all" answer={answer} hrefOf={(id) => linkTo(paths.withdrawalOnlyMail, { id })} />;
}
