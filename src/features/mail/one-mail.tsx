import type { ReactNode } from 'react';
import { getMailDetail, type MailDetail, type MailLink } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { loadRedDots } from '../../session/refresh.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import letter from './letter.module.css';
import styles from './mail.module.css';
import { addressOf } from './mail-address.ts';
import { MAIL_ICONS } from './mail-category.ts';

interface OneMailProps {
  id: string;
  /** The page with all of them. */
  box: string;
  /** Whether a way leads on from here, and to a member's pages. */
  isLinkOpen(link: MailLink): boolean;
  /** What can be done with it. */
  foot(mail: MailDetail): ReactNode;
}

/** One mail. Opening it reads it, which may clear the badge. */
export function OneMail({ id, box, isLinkOpen, foot }: OneMailProps) {
  const { data, error, isFetching, refetch } = useCall(
    getMailDetail,
    { id },
    {
      isSilent: true,
      refetchOnReconnect: isMissing,
      onAnswer: () => void loadRedDots().catch(() => undefined),
    },
  );
  if (data)
    return (
      <div className={styles.page}>
        <Letter mail={data} />
        <AttachmentCard mail={data} />
        <Ways mail={data} links={data.links.filter(isLinkOpen)} />
        {foot(data)}
      </div>
    );
  if (error === null) return <SkeletonRows count={3} height="120px" />;
  if (error.key === 'mailUnknown')
    return (
      <EmptyState icon="mail" title={t('mail.unknown')} text={t('mail.unknownText')}>
        <ButtonLink href={box}>{t('mail.back')}</ButtonLink>
      </EmptyState>
    );
  return (
    <ErrorState
      icon="offline"
      title={t('mail.failedOne')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const LINK_ICONS: Readonly<Record<MailLink, string>> = {
  bets: 'receipt',
  fair: 'shield-check',
  complaint: 'support',
  complaints: 'support',
  games: 'games',
  bonus: 'gift',
  limits: 'sliders',
  tickets: 'ticket',
  points: 'diamond',
  feedback: 'pencil',
  service: 'chat',
};

function Letter({ mail }: { mail: MailDetail }) {
  const { category, title, sentAt, paragraphs } = mail;
  return (
    <article className={letter.letter} aria-labelledby="mail-title">
      <span className={letter.crest} data-category={category}>
        <Icon name={MAIL_ICONS[category]} size={26} />
      </span>
      <p className={letter.kind}>
        {t(`mail.kind.${category}`)} · <DateText at={sentAt} />
      </p>
      <h2 id="mail-title">{title}</h2>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never change their places
        <p key={place}>{paragraph}</p>
      ))}
    </article>
  );
}

function Ways({ mail, links }: { mail: MailDetail; links: readonly MailLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('mail.next')}>
      <ul className={styles.rows}>
        {links.map((link) => (
          <li key={link}>
            <a className={styles.link} href={addressOf(link, mail)}>
              <Icon name={LINK_ICONS[link]} />
              <span>{t(`mail.link.${link}`)}</span>
              <Icon name="chevron-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
