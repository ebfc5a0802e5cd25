import { useEffect, useState } from 'react';
import { MAIL_CATEGORIES, type MailCategory, type MailCounts } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './mail.module.css';
import { MailList } from './mail-list.tsx';
import { BoxTools, ClaimAll } from './mail-tools.tsx';
import { NoticeList } from './news/notice-list.tsx';
import { type MailTab, useMailPages } from './use-mail-pages.ts';

type AllCounts = Readonly<Record<MailCategory, MailCounts>>;

/** The counts of a tab: its category's, or those of all together. */
function countsOf(counts: AllCounts, tab: MailTab): MailCounts {
  if (tab !== 'all') return counts[tab];
  const sum = (name: keyof MailCounts) =>
    MAIL_CATEGORIES.reduce((total, category) => total + counts[category][name], 0);
  return { unread: sum('unread'), waiting: sum('waiting'), read: sum('read') };
}

const TABS: readonly BoxTab[] = ['all', ...MAIL_CATEGORIES, 'notices'];

const SETTINGS = [
  { name: 'notices', icon: 'bell', path: paths.profileNotifications },
  { name: 'consent', icon: 'megaphone', path: paths.profileConsent },
] as const;

type BoxTab = MailTab | 'notices';

/** `/email`: the player's mails, newest first, and what everybody is told. */
export function MailBoxPanel() {
  const [tab, setTab] = useState<BoxTab>('all');
  const [counts, setCounts] = useState<AllCounts | null>(null);
  return (
    <div className={styles.whole}>
      <Tabs<BoxTab>
        label={t('mail.tabs')}
        tabs={TABS.map((value) => ({
          value,
          label: t(`mail.tab.${value}`),
          count: counts === null || value === 'notices' ? 0 : countsOf(counts, value).unread,
        }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'notices' ? <NoticeList /> : <Box key={tab} tab={tab} onCounts={setCounts} />}
      </Tabs>
    </div>
  );
}

interface BoxProps {
  tab: MailTab;
  onCounts(counts: AllCounts): void;
}

function Box({ tab, onCounts }: BoxProps) {
  const answer = useMailPages(tab);
  const newest = answer.data?.[0];
  const counts = newest?.counts;
  useEffect(() => {
    if (counts) onCounts(counts);
  }, [counts, onCounts]);
  return (
    <div className={styles.box}>
      {newest && <ClaimAll waiting={countsOf(newest.counts, 'all').waiting} canClaim={newest.canClaim} />}
      {newest && <BoxTools tab={tab} counts={countsOf(newest.counts, tab)} />}
      <div className={styles.shelf}>
        <MailList tab={tab} answer={answer} hrefOf={(id) => linkTo(paths.emailDetail, { id })} />
      </div>
      {newest && <Settings />}
    </div>
  );
}

/** What comes by mail and what does not is the player's to choose. */
const Settings = () => (
  <nav aria-label={t('mail.settings')}>
    <ul className={classNames(listParts.bare, listParts.boxed)}>
      {SETTINGS.map(({ name, icon, path }) => (
        <li key={name}>
          <a className={styles.link} href={path}>
            <Icon name={icon} />
            <span>{t(`mail.settings.${name}`)}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
