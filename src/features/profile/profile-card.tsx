import { useStore } from 'zustand';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './member.module.css';
import { kycStateOf } from './rules.ts';

/** Name, player number, level and how far the identity check is. */
export function ProfileCard({ user }: { user: UserInfo }) {
  const name = user.nickname || user.account;
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  const kyc = kycStateOf(user.hasKyc);
  const copy = () =>
    navigator.clipboard?.writeText(String(user.id)).then(
      () => toast(t('member.player.copied'), 'good'),
      // Without the right to copy, the number can still be selected.
      () => undefined,
    );
  return (
    <div className={styles.profile}>
      <Avatar art={art} avatar={user.avatar} own={user.avatarOther} name={name} size={76} />
      <div className={styles.who}>
        <h2>{name}</h2>
        <p className={styles.number}>
          {t('member.player.number', { id: String(user.id) })}
          <IconButton icon="copy" label={t('member.player.copy')} onClick={copy} />
        </p>
        <p>
          {t('member.player.vip', { level: user.vip })} · {t('member.player.since')}{' '}
          <DateText at={user.regPeriod} shows="date" />
        </p>
        <p className={styles.kyc} data-state={kyc}>
          <Icon name={kyc === 'approved' ? 'shield-check' : 'identity'} size={18} />
          {kyc === 'approved' ? (
            t('member.kyc.approved')
          ) : (
            <a href={paths.memberKyc}>{t(`member.kyc.${kyc}`)}</a>
          )}
        </p>
      </div>
    </div>
  );
}
