import { Fragment, useState } from 'react';
import type { MailRow } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { serverNow } from '../../session/player/protection-store.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { AttachmentChips } from './attachment-chips.tsx';
import styles from './mail.module.css';
import { MAIL_EMBLEMS, MAIL_ICONS } from './mail-category.ts';
import { groupByDay, type MailDay } from './mail-days.ts';
import type { MailTab, useMailPages } from './use-mail-pages.ts';

interface MailListProps {
  tab: MailTab;
  answer: ReturnType<typeof useMailPages>;
  /** The address of a mail's page. */
  hrefOf(id: string): string;
}

/** Mails of a category, newest first. */
export function MailList({ tab, answer, hrefOf }: MailListProps) {
  const { momentFormat } = useUi();
  const [openedAt] = useState(serverNow);
  const state = listState(answer);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('mail.failed')}
        boxes={{ count: 4, height: '104px' }}
        empty={
          <EmptyState
            icon={tab === 'all' ? 'mail' : MAIL_ICONS[tab]}
            title={t(`mail.none.${tab}`)}
            text={t(`mail.noneText.${tab}`)}
          />
        }
      />
    );
  const dateFormat = momentFormat({ dateStyle: 'long' });
  return (
    <div className={styles.days}>
      {groupByDay(state.data, openedAt, (at) => dateFormat.format(at)).map((day) => (
        <Fragment key={day.date}>
          <DayHead day={day} />
          <ul className={classNames(listParts.list, styles.mails)}>
            {day.mails.map((mail) => (
              <Row key={mail.id} mail={mail} href={hrefOf(mail.id)} />
            ))}
          </ul>
        </Fragment>
      ))}
      <MoreRows answer={answer} text={t('mail.more')} />
      {!answer.hasMore && <p className={styles.end}>{t('mail.end')}</p>}
    </div>
  );
}

const DayHead = ({ day: { name, date } }: { day: MailDay }) => (
  <h2 className={styles.day}>{name === null ? date : t(`mail.day.${name}`)}</h2>
);

function Row({ mail, href }: { mail: MailRow; href: string }) {
  const { attachment, category, title, summary, sentAt, readAt } = mail;
  const isUnread = readAt === null;
  return (
    <li>
      <a className={classNames(surfaceParts.frame, styles.row)} data-unread={isUnread} href={href}>
        <Emblem
          name={MAIL_EMBLEMS[category]}
          icon={MAIL_ICONS[category]}
          size={56}
          isQuiet={!isUnread && attachment?.state !== 'waiting'}
        />
        <span className={styles.main}>
          <span className={styles.facts}>
            <span>
              {isUnread && <span className={styles.unread}>{t('mail.unread')}</span>}
              <span>{t(`mail.kind.${category}`)}</span>
            </span>
            <DateText at={sentAt} shows="time" />
          </span>
          <span className={styles.subject}>{title}</span>
          <span className={styles.summary}>{summary}</span>
          {attachment && <AttachmentChips attachment={attachment} />}
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
