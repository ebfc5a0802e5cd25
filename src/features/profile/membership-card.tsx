import type { CSSProperties, ReactNode } from 'react';
import { useStore } from 'zustand';
import { cents, formatCents } from '../../../contract/money.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { vipJewelSvg } from '../../../scenes/ornaments/vip-jewel.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { vipSkinOf } from '../../session/player/vip-skin.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import shapes from '../../ui/stepped.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { KycLine } from './kyc-line.tsx';
import styles from './membership-card.module.css';
import { PlayerNumber } from './player-number.tsx';
import { levelProgress } from './profile-rules.ts';

const GEM_SIZE = 72;

/** The player's card of the club: name and number, the jewel of the level, and how far the next one is. */
export function MembershipCard({ user }: { user: UserInfo }) {
  const { moneyFormat } = useUi();
  const config = useStore(configStore, (state) => state.config);
  const tokens = useStore(themeStore, (state) => state.tokens);
  const name = user.nickname || user.account;
  const progress = config && levelProgress(config.vipMap, user);
  const showType = config?.vipMap[user.vip]?.showType ?? 1;
  const { brassLight: light, velvet } = { ...tokens, ...vipSkinOf(config, user.vip) };
  return (
    <CardFrame
      gem={
        <img
          src={svgDataUrl(vipJewelSvg({ showType, light, velvet }, GEM_SIZE))}
          alt=""
          width={GEM_SIZE}
          height={GEM_SIZE}
        />
      }
      who={
        <>
          {/* Without the levels of the config nothing is said of one. */}
          {progress && (
            <p className={styles.level}>
              <span>{config.vipThemes[showType]?.name}</span>{' '}
              <span>{t('member.player.vip', { level: user.vip })}</span>
            </p>
          )}
          <h2 style={{ '--letters': name.length } as CSSProperties}>{name}</h2>
          <PlayerNumber id={user.id} />
        </>
      }
      way={
        progress && (
          <Progress
            end="diamond"
            label={
              progress.next ? t('member.card.next', { level: progress.next.level }) : t('member.card.highest')
            }
            share={progress.share}
            valueText={
              progress.next
                ? t('member.card.nextOf', {
                    done: formatCents(cents(user.vipExp), moneyFormat),
                    need: formatCents(progress.next.experience, moneyFormat),
                  })
                : formatCents(cents(user.vipExp), moneyFormat)
            }
          />
        )
      }
      foot={
        <>
          <Avatar
            art={config?.gameResourceUrl}
            avatar={user.avatar}
            own={user.avatarOther}
            name={name}
            size={44}
          />
          <div>
            <p>
              {t('member.player.since')} <DateText at={user.regPeriod} shows="date" />
            </p>
            <KycLine hasKyc={user.hasKyc} />
          </div>
        </>
      }
    />
  );
}

/** The card's frame with boxes where its parts will be. */
export const MembershipCardSkeleton = () => (
  <CardFrame
    gem={<Skeleton width="72px" height="72px" />}
    who={
      <>
        <Skeleton width="60%" height="18px" />
        <Skeleton width="80%" height="28px" />
        <Skeleton width="50%" height="18px" />
      </>
    }
    way={<Skeleton height="40px" />}
    foot={<Skeleton width="70%" height="40px" />}
  />
);

interface CardFrameProps {
  gem: ReactNode;
  who: ReactNode;
  /** To the next level. */
  way: ReactNode;
  foot: ReactNode;
}

function CardFrame({ gem, who, way, foot }: CardFrameProps) {
  return (
    <section className={classNames(styles.card, shapes.stepped)} aria-label={t('member.card.title')}>
      <div className={styles.face}>
        <div className={styles.top}>
          <span className={styles.gem} aria-hidden="true">
            {gem}
          </span>
          <div className={styles.who}>{who}</div>
        </div>
        {way && <div className={styles.way}>{way}</div>}
        <div className={styles.foot}>{foot}</div>
      </div>
    </section>
  );
}
