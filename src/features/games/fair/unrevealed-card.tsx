import type { ReactNode } from 'react';
import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Breakdown } from './breakdown.tsx';
import styles from './fair.module.css';

interface UnrevealedCardProps {
  round: RoundRecord;
  /** What was promised was not kept. */
  isBroken: boolean;
  /** Where the promise is not broken. */
  heading: ReactNode;
  /** Why the server seed is not told. */
  note: ReactNode;
  /** How the round stands to what this device noted. */
  promised: ReactNode;
  parts: ReactNode;
}

/** A round without its server seed: nothing is said of it but what it moved, and what was promised before it. */
export function UnrevealedCard({ round, isBroken, heading, note, promised, parts }: UnrevealedCardProps) {
  const { stake, win, settledAt } = round;
  return (
    <section className={classNames(styles.verdict, isBroken ? styles.bad : styles.secret)}>
      <h2>{isBroken ? <span>{t('fair.verdict.unfair')}</span> : heading}</h2>
      {note}
      {promised}
      <Breakdown stake={stake} paid={win} settledAt={settledAt} />
      {parts}
    </section>
  );
}
