import { useStore } from 'zustand';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { KycLine } from './kyc-line.tsx';
import styles from './member.module.css';
import { PlayerNumber } from './player-number.tsx';

/** Name, player number, level and how far the identity check is. */
export function ProfileCard({ user }: { user: UserInfo }) {
  const name = user.nickname || user.account;
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  return (
    <div className={styles.profile}>
      <Avatar art={art} avatar={user.avatar} own={user.avatarOther} name={name} size={76} />
      <div className={styles.who}>
        <h2>{name}</h2>
        <PlayerNumber id={user.id} />
        <p>
          {t('member.player.vip', { level: user.vip })} · {t('member.player.since')}{' '}
          <DateText at={user.regPeriod} shows="date" />
        </p>
        <KycLine hasKyc={user.hasKyc} />
      </div>
    </div>
  );
}
