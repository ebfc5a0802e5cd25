import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { SHARED_COMPARISON } from '../../../../maths/shared-comparison.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Breakdown } from './breakdown.tsx';
import { BrokenPromise } from './broken-promise.tsx';
import { PromiseChecks } from './checks.tsx';
import styles from './fair.module.css';
import type { KeptPromise } from './promise-store.ts';
import { RawFigures } from './verdict-frame.tsx';

interface VoidedRoundCardProps {
  round: RoundRecord;
  promise: KeptPromise | null;
}

/** A shared round that was called off: nothing decided it, and what was promised before it is compared all the same. */
export function VoidedRoundCard({ round, promise }: VoidedRoundCardProps) {
  const { proof, bet, stake, win, settledAt } = round;
  const compared = verifyPromise(promise, round, SHARED_COMPARISON);
  const isBroken = compared.kind === 'broken';
  return (
    <section className={classNames(styles.verdict, isBroken ? styles.bad : styles.secret)}>
      <h2>{t(isBroken ? 'fair.verdict.unfair' : 'fair.verdict.voided')}</h2>
      <p>{t('fair.shared.voided')}</p>
      {compared.kind === 'none' ? (
        <p>{t('fair.promise.none')}</p>
      ) : (
        <ul className={classNames(listParts.list, styles.checks)}>
          <PromiseChecks promise={compared} />
        </ul>
      )}
      {promise && isBroken && <BrokenPromise promise={promise} round={round} />}
      <Breakdown stake={stake} paid={win} settledAt={settledAt} />
      <RawFigures
        figures={[
          ['fair.bet', JSON.stringify(bet)],
          ['fair.commit', proof.commit],
          ['fair.maths', proof.maths],
        ]}
      />
    </section>
  );
}
