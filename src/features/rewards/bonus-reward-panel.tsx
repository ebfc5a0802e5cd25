import {
  REWARD_KIND_NAMES,
  REWARD_KINDS,
  type RewardKindName,
} from '../../../contract/rewards/reward-ids.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { REWARD_ICONS } from '../../session/claims/reward-icons.ts';
import { worthText } from '../../session/config/unit-worth.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import listParts from '../../ui/lists.module.css';
import wordParts from '../../ui/words.module.css';
import { BonusLinks } from './bonus-links.tsx';
import { LoadState } from './load-state.tsx';
import { OfferCard } from './offer-card.tsx';
import { useBonusState } from './reward-queries.ts';
import styles from './rewards.module.css';

/** `/bonus/reward`: the player's coupons, and what every reward there is does. */
export function BonusRewardPanel() {
  const state = asyncState(useBonusState());
  if (state.kind !== 'success')
    return <LoadState state={state} links={<BonusLinks current="bonusReward" />} />;
  const { data } = state;
  const coupons = data.offers.filter(({ source }) => source === 'coupon');
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonusReward" />
      <section className={styles.group}>
        <h2>{t('rewards.coupons')}</h2>
        {coupons.length === 0 && <p className={wordParts.note}>{t('rewards.coupons.none')}</p>}
        {coupons.map((coupon) => (
          <OfferCard key={coupon.id} offer={coupon} />
        ))}
        <ButtonLink kind="quiet" href={paths.rewardRecord}>
          {t('rewards.title.rewardRecord')}
        </ButtonLink>
      </section>
      <section className={styles.group} aria-labelledby="reward-kinds">
        <h2 id="reward-kinds">{t('rewards.kinds')}</h2>
        <ul className={listParts.list}>
          {REWARD_KIND_NAMES.map((name) => (
            <KindRow key={name} name={name} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function KindRow({ name }: { name: RewardKindName }) {
  return (
    <li className={styles.kind}>
      <Emblem name={name} icon={REWARD_ICONS[name]} />
      <span>
        <strong>{t(`rewards.kind.${name}`)}</strong>
        <small>{t(`rewards.kind.${name}.text`)}</small>
        <Worth name={name} />
      </span>
    </li>
  );
}

/** What a thousand of a unit are worth: one alone may be less than a cent. */
function Worth({ name }: { name: RewardKindName }) {
  const { count } = REWARD_KINDS[name];
  if (count !== 'points' && count !== 'liveness' && count !== 'diamonds' && count !== 'lottery') return null;
  const units = t(`rewards.unit.${count}`, { count: 1000 });
  return <small>{t('page.worth.beside', { what: units, worth: worthText(1000, count) })}</small>;
}
