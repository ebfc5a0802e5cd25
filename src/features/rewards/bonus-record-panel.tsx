import { formatCents } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import type { Bonus } from '../../../contract/rewards/bonus-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { NoBonuses } from './bonus-empty-panel.tsx';
import { BonusLinks } from './bonus-links.tsx';
import { LoadState } from './load-state.tsx';
import { useBonusState } from './reward-queries.ts';
import styles from './rewards.module.css';

/** `/bonus/record`: bonuses that run with their progress, and how the others ended. */
export function BonusRecordPanel() {
  const state = asyncState(useBonusState(), ({ running, ended }) => running.length + ended.length === 0);
  if (state.kind === 'empty') return <NoBonuses current="bonusRecord" />;
  if (state.kind !== 'success')
    return <LoadState state={state} links={<BonusLinks current="bonusRecord" />} />;
  const { data } = state;
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonusRecord" />
      <List title={t('rewards.record.running')} bonuses={data.running} />
      {data.running.length > 0 && (
        <ButtonLink kind="quiet" href={linkTo(paths.wallets, { name: 'withdraw', back: 1 })}>
          {t('rewards.record.manage')}
        </ButtonLink>
      )}
      <List title={t('rewards.record.ended')} bonuses={data.ended} />
      <ButtonLink kind="quiet" href={linkTo(paths.walletsRecord, { kind: 'bonus' })}>
        {t('rewards.record.money')}
      </ButtonLink>
    </div>
  );
}

function List({ title, bonuses }: { title: string; bonuses: readonly Bonus[] }) {
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={listParts.list}>
        {bonuses.map((bonus) => (
          <Row key={bonus.bonusId} bonus={bonus} />
        ))}
      </ul>
    </section>
  );
}

function Row({ bonus: { source, amount, need, done, state, expiresAt, endedAt } }: { bonus: Bonus }) {
  const { moneyFormat } = useUi();
  const left = formatCents(subtractCents(need, done), moneyFormat);
  return (
    <li className={styles.row}>
      <span>
        {t(`rewards.record.source.${source}`)}
        <small>
          {t(`rewards.record.state.${state}`)} <DateText at={endedAt ?? expiresAt} />
        </small>
      </span>
      <Money amount={amount} />
      {state === 'running' && (
        <div className={styles.wide}>
          <Progress
            label={t('rewards.record.bets')}
            share={need === 0 ? 1 : done / need}
            valueText={t('rewards.record.betsLeft', { left, need: formatCents(need, moneyFormat) })}
          />
        </div>
      )}
    </li>
  );
}
