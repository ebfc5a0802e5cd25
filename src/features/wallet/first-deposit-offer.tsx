import { useStore } from 'zustand';
import { type Cents, cents, formatCents } from '../../../contract/money.ts';
import { type DepositOfferTerms, getFirstDeposit } from '../../../contract/rewards/bonus-calls.ts';
import { bonusOf } from '../../../contract/rewards/bonus-rules.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { protectionStore } from '../../session/player/protection-store.ts';
import { tightestLimit } from '../../session/player/tightest-limit.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import tableParts from '../../ui/tables.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { BonusCards } from './bonus-cards.tsx';
import styles from './first-deposit.module.css';
import { useBonuses } from './wallet-queries.ts';
import withdraw from './withdraw.module.css';

interface FirstDepositOfferProps {
  /** Called when one of its links was followed. */
  onFollow?: (() => void) | undefined;
}

/** The offer with all its conditions, before the player agrees. The same on its page and in its overlay. */
function FirstDepositOffer({ onFollow }: FirstDepositOfferProps) {
  const state = asyncState(useCall(getFirstDeposit, {}, { isSilent: true }));
  if (state.kind !== 'success') return <StateView state={state} boxes={{ count: 4, height: '64px' }} />;
  const { data: answer } = state;
  if (!answer.offer) {
    return (
      <EmptyState icon="gift" title={t('bonus.first.none')} text={t('bonus.first.noneText')}>
        <ButtonLink href={linkTo(paths.wallets, { name: 'deposit', back: 1 })} onClick={onFollow}>
          {t('bonus.first.deposit')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <Terms offer={answer.offer} edgePpm={answer.edgePpm} onFollow={onFollow} />;
}

/** Deposits to show: the least one, and those that lead to the most that is given; none beyond the player's own limit. */
function examplesOf({ minDeposit, maxBonus, percent }: DepositOfferTerms, left: Cents | null): Cents[] {
  const most = Math.ceil((maxBonus * 100) / percent / 10_000) * 10_000;
  const steps = [minDeposit, Math.round(most / 2 / 10_000) * 10_000, most];
  return [...new Set(steps)]
    .filter((step) => step >= minDeposit && (left === null || step <= left))
    .map(cents);
}

interface TermsProps extends FirstDepositOfferProps {
  readonly offer: DepositOfferTerms;
  readonly edgePpm: number;
}

function Terms({ offer, edgePpm, onFollow }: TermsProps) {
  const { moneyFormat } = useUi();
  const left = useStore(protectionStore, ({ told }) => tightestLimit(told, 'deposit')?.left ?? null);
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const words = { multiple: offer.multiple, days: offer.days, min: say(offer.minDeposit) };
  return (
    <div className={styles.offer}>
      <p className={styles.hero}>
        <strong>{offer.percent}%</strong>
        <span>{t('bonus.first.hero', { max: say(offer.maxBonus) })}</span>
      </p>
      <table className={classNames(tableParts.table, styles.table)}>
        <caption className="hidden-text">{t('bonus.first.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bonus.first.youDeposit')}</th>
            <th scope="col">{t('bonus.first.bonus')}</th>
            <th scope="col">{t('bonus.first.bets')}</th>
            <th scope="col">{t('bonus.first.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {examplesOf(offer, left).map((amount) => {
            const given = bonusOf(offer, amount, edgePpm);
            return given ? (
              <tr key={amount}>
                <th scope="row">
                  <Money amount={amount} isShort />
                </th>
                <td>
                  <Money amount={given.bonus} isShort />
                </td>
                <td>
                  <Money amount={given.need} isShort />
                </td>
                <td>
                  <Money amount={given.cost} isShort />
                </td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
      <ul className={classNames(listParts.points, styles.rules)}>
        <li>{t('bonus.first.rule.locked', words)}</li>
        <li>{t('bonus.first.rule.days', words)}</li>
        <li>{t('bonus.first.rule.own')}</li>
        <li>{t('bonus.first.rule.games')}</li>
        <li>{t('bonus.first.rule.min', words)}</li>
      </ul>
      <p className={wordParts.note}>
        {t('bonus.first.until')} <DateText at={offer.endsAt} />
      </p>
      {left !== null && left < offer.minDeposit ? (
        <Notice>{t('bonus.first.beyond', { left: say(left) })}</Notice>
      ) : (
        <ButtonLink
          isWide
          href={linkTo(paths.wallets, { name: 'deposit', back: 1, offer: 'firstDeposit' })}
          onClick={onFollow}
        >
          {t('bonus.first.take')}
        </ButtonLink>
      )}
      <ButtonLink
        kind="quiet"
        isWide
        href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}
        onClick={onFollow}
      >
        {t('bonus.first.without')}
      </ButtonLink>
    </div>
  );
}

/** `/activity/first-deposit`: the offer, and how far one is that was taken. */
export function FirstDepositPanel() {
  const isMember = useStore(profileStore, isSignedIn);
  const { data: bonuses } = useBonuses({ enabled: isMember });
  const hasTaken = (bonuses?.running.length ?? 0) > 0;
  return (
    <div className={withdraw.stack}>
      {isMember && <BonusCards />}
      {!hasTaken && <FirstDepositOffer />}
    </div>
  );
}

/** The offer of a first deposit above whatever page one is on. */
export function FirstDepositOverlay({ close }: OverlayPanelProps) {
  return <FirstDepositOffer onFollow={close} />;
}
