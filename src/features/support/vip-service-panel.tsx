import { getSupport, getVipService } from '../../../contract/support/support-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { combineQueries } from '../../session/calls/combine-queries.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ChatCard } from './chat/chat-card.tsx';
import { HelpLines, KnownHelpLine } from './help-lines.tsx';
import { LoadGate } from './load-gate.tsx';
import { phoneAddress } from './phone-address.ts';
import styles from './support.module.css';

const CHOICES = { isSilent: true, refetchOnReconnect: isMissing };

/** `/service/vip`: a host of one's own, from the operator's VIP level on. */
export function VipServicePanel() {
  const reading = combineQueries(useCall(getVipService, {}, CHOICES), useCall(getSupport, {}, CHOICES));
  return (
    <LoadGate reading={reading}>
      {([{ host, level, vipLevel }, support]) =>
        host === null ? (
          <div className={classNames(pageParts.column, styles.page)}>
            <EmptyState
              icon="crown"
              title={t('support.vip.closed', { level: vipLevel })}
              text={t('support.vip.closedText', { level })}
            >
              <ButtonLink href={paths.service}>{t('support.vip.toService')}</ButtonLink>
              <ButtonLink kind="plain" href={paths.vipLevel}>
                {t('support.vip.toLevels')}
              </ButtonLink>
            </EmptyState>
            <KnownHelpLine />
          </div>
        ) : (
          <div className={classNames(pageParts.column, styles.page)}>
            <PageIntro title={t('support.vip.head')}>{t('support.vip.lead', { level })}</PageIntro>
            <div className={classNames(pageParts.columns, styles.columns)}>
              <div className={classNames(pageParts.column, styles.stack)}>
                <ChatCard desk="vip" support={support} />
                <Card title={host.name} icon="crown">
                  <ul className={classNames(listParts.list, styles.desks)}>
                    {host.email !== '' && (
                      <li>
                        <small>{t('support.vip.mail')}</small>
                        <a href={`mailto:${host.email}`}>{host.email}</a>
                      </li>
                    )}
                    {host.phone !== '' && (
                      <li>
                        <small>{t('support.vip.phone')}</small>
                        <a href={phoneAddress(host.phone) ?? `tel:${host.phone}`}>{host.phone}</a>
                      </li>
                    )}
                  </ul>
                </Card>
              </div>
              <HelpLines lines={support.helpLines} />
            </div>
          </div>
        )
      }
    </LoadGate>
  );
}
