import type { ReactNode } from 'react';
import { type MessageKey, t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import listParts from '../../../ui/lists.module.css';
import styles from './fair.module.css';

interface VerdictFrameProps {
  verdict: { readonly isSeedKept: boolean; readonly isOutcomeSame: boolean | null };
  /** The heading's level: a draw's check stands below the rounds'. */
  level: 'h2' | 'h3';
  words: {
    readonly fair: MessageKey;
    readonly seed: MessageKey;
    readonly outcome: MessageKey;
    readonly tellUs: MessageKey;
  };
  children: ReactNode;
}

/** The verdict as text first; below it the values that it was computed from. */
export function VerdictFrame({ verdict, level: Heading, words, children }: VerdictFrameProps) {
  const { isSeedKept, isOutcomeSame } = verdict;
  const isFair = isSeedKept && isOutcomeSame !== false;
  const judged = isOutcomeSame === null ? 'fair.verdict.gives' : words.fair;
  return (
    <section className={classNames(styles.verdict, isFair ? styles.good : styles.bad)}>
      <Heading>{t(isFair ? judged : 'fair.verdict.unfair')}</Heading>
      <ul className={classNames(listParts.list, styles.checks)}>
        <Check isGood={isSeedKept}>{t(isSeedKept ? words.seed : 'fair.check.noSeed')}</Check>
        {isOutcomeSame !== null && (
          <Check isGood={isOutcomeSame}>{t(isOutcomeSame ? words.outcome : 'fair.check.noOutcome')}</Check>
        )}
      </ul>
      {!isFair && <p>{t(words.tellUs)}</p>}
      {children}
    </section>
  );
}

/** Raw figures, to be checked elsewhere. */
export function RawFigures({ figures }: { figures: readonly (readonly [MessageKey, string])[] }) {
  return (
    <dl className={styles.raw}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <code>{figure}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One thing that was looked at, and how it came out. */
function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li>
      <Icon name={isGood ? 'check-circle' : 'error'} size={22} />
      <span>{children}</span>
    </li>
  );
}
