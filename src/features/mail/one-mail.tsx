import type { ReactNode } from 'react';
import { getMailDetail, type MailDetail, type MailLink } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { loadRedDots } from '../../session/player/refresh.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import letter from './letter.module.css';
import styles from './mail.module.css';
import { addressOf } from './mail-address.ts';
import { MAIL_EMBLEMS, MAIL_ICONS } from './mail-category.ts';

interface OneMailProps {
  id: string;
  /** Address of the mail list, for the Back link. */
  listAddress: string;
  /** Whether a way leads on from here, and to a member's pages. */
  isLinkOpen(link: MailLink): boolean;
  /** What can be done with it. */
  foot(mail: MailDetail): ReactNode;
}

/** One mail. Opening it reads it, which may clear the badge. */
export function OneMail({ id, listAddress, isLinkOpen, foot }: OneMailProps) {
  const answer = useCall(
    getMailDetail,
    { id },
    {
      isSilent: true,
      refetchOnReconnect: isMissing,
      onAnswer: () => void loadRedDots().catch(() => undefined),
    },
  );
  if (answer.error?.key === 'mailUnknown')
    return (
      <EmptyState icon="mail" title={t('mail.unknown')} text={t('mail.unknownText')}>
        <ButtonLink href={listAddress}>{t('mail.back')}</ButtonLink>
      </EmptyState>
    );
  return (
    <StateView state={asyncState(answer)} failed={t('mail.failedOne')} boxes={{ count: 3, height: '120px' }}>
      {(mail) => (
        <div className={classNames(styles.page, styles.one)}>
          <Letter mail={mail} />
          <AttachmentCard mail={mail} />
          <Ways mail={mail} links={mail.links.filter(isLinkOpen)} />
          {foot(mail)}
        </div>
      )}
    </StateView>
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
      <header className={letter.band}>
        <Emblem name={MAIL_EMBLEMS[category]} icon={MAIL_ICONS[category]} size={60} />
        <div>
          <p>
            {t(`mail.kind.${category}`)} · <DateText at={sentAt} />
          </p>
          <h2 id="mail-title">{title}</h2>
        </div>
      </header>
      <div className={letter.body}>
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never change their places
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      <div className={letter.end} aria-hidden="true">
        <span />
      </div>
    </article>
  );
}

function Ways({ mail, links }: { mail: MailDetail; links: readonly MailLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby="mail-ways">
      <h3 id="mail-ways" className={styles.day}>
        {t('mail.next')}
      </h3>
      <ul className={classNames(listParts.bare, listParts.boxed)}>
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
