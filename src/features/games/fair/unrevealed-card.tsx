import type { ReactNode } from 'react';
import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import type { PromiseVerdict } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Breakdown } from './breakdown.tsx';
import { BrokenPromise } from './broken-promise.tsx';
import { PromiseChecks } from './checks.tsx';
import styles from './fair.module.css';
import type { KeptPromise } from './promise-store.ts';

interface UnrevealedCardProps {
  round: RoundRecord;
  promise: KeptPromise | null;
  compared: PromiseVerdict;
  /** Where the promise is not broken. */
  heading: ReactNode;
  /** Why the server seed is not told. */
  note: ReactNode;
  parts: ReactNode;
}

/** A round without its server seed: nothing is said of it but what it moved, and what was promised before it. */
export function UnrevealedCard({ round, promise, compared, heading, note, parts }: UnrevealedCardProps) {
  const { stake, win, settledAt } = round;
  const isBroken = compared.kind === 'broken';
  return (
    <section className={classNames(styles.verdict, isBroken ? styles.bad : styles.secret)}>
      <h2>{isBroken ? <span>{t('fair.verdict.unfair')}</span> : heading}</h2>
      {note}
      {compared.kind === 'none' ? (
        <p>{t('fair.promise.none')}</p>
      ) : (
        <ul className={classNames(listParts.list, styles.checks)}>
          <PromiseChecks promise={compared} />
        </ul>
      )}
      {promise && isBroken && <BrokenPromise promise={promise} round={round} />}
      <Breakdown stake={stake} paid={win} settledAt={settledAt} />
      {parts}
    </section>
  );
}
