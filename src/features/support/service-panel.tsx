import { useStore } from 'zustand';
import { getCustomerServices } from '../../../contract/config/config-calls.ts';
import { getSupport, type Support } from '../../../contract/support/support-calls.ts';
import { t } from '../../platform/i18n.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BellDrawing } from './bell-drawing.tsx';
import { ChatCard } from './chat/chat-card.tsx';
import { HelpLines } from './help-lines.tsx';
import { hoursLines, zoneText } from './hours-text.ts';
import { LoadGate } from './load-gate.tsx';
import { PageLinks } from './page-links.tsx';
import { mailDesks, showQueue } from './queue.ts';
import styles from './support.module.css';

/** `/service`: who answers, when and how. */
export function ServicePanel() {
  const reading = useCall(getSupport, {}, { isSilent: true, refetchOnReconnect: isMissing });
  // Who answers now; without an answer the queue of the last config stays.
  useCall(getCustomerServices, {}, { isSilent: true, onAnswer: showQueue });
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <BellDrawing />
      <PageIntro title={t('support.service.head')}>{t('support.service.lead')}</PageIntro>
      <LoadGate reading={reading}>
        {(support) => (
          <div className={classNames(pageParts.columns, styles.columns)}>
            <div className={classNames(pageParts.column, styles.stack)}>
              <ChatCard desk="general" support={support} />
              <MailCard />
              <HoursCard support={support} />
            </div>
            <div className={classNames(pageParts.column, styles.stack)}>
              <PageLinks names={['faq', 'feedback', 'complaint', 'serviceVip', 'aboutUs']} />
              <HelpLines lines={support.helpLines} />
            </div>
          </div>
        )}
      </LoadGate>
    </div>
  );
}

function MailCard() {
  const config = useStore(configStore, (state) => state.config);
  if (!config) return null;
  const listed = mailDesks(config.appCustomerServiceQueue);
  const desks = listed.length > 0 ? listed : [{ address: config.clientConfig.email, topic: null }];
  return (
    <Card title={t('support.mail.title')} icon="mail">
      <CardNote>{t('support.mail.text')}</CardNote>
      <ul className={classNames(listParts.list, styles.desks)}>
        {desks.map(({ address, topic }) => (
          <li key={address}>
            {topic && <small>{t(`support.topic.${topic}`)}</small>}
            <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HoursCard({ support: { hours, timeZone } }: { support: Support }) {
  const { formatLocale } = useUi();
  return (
    <Card title={t('support.hours.title')} icon="clock">
      {hours.length === 0 ? (
        <p>{t('support.hours.none')}</p>
      ) : (
        <dl className={classNames(factParts.facts, styles.hours)}>
          {hoursLines(hours, formatLocale).map(({ days, times }) => (
            <div key={`${days} ${times}`}>
              <dt>{days ?? t('support.hours.everyDay')}</dt>
              <dd>{times ?? t('support.hours.allDay')}</dd>
            </div>
          ))}
        </dl>
      )}
      <CardNote>
        <Icon name="globe" size={16} /> {zoneText(timeZone, formatLocale)}
      </CardNote>
    </Card>
  );
}
