import { useState } from 'react';
import { MAIL_CATEGORIES } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './mail.module.css';
import { MailList, type MailTab } from './mail-list.tsx';

const TABS: readonly MailTab[] = ['all', ...MAIL_CATEGORIES];

/** `/email`: the player's mails, newest first. */
export function MailBoxPanel() {
  const [tab, setTab] = useState<MailTab>('all');
  return (
    <div className={styles.page}>
      <Tabs<MailTab>
        label={t('mail.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`mail.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        <MailList key={tab} tab={tab} hrefOf={(id) => linkTo(paths.emailDetail, { id })} />
      </Tabs>
    </div>
  );
}
