import type { ReactNode } from 'react';
import type { PromiseVerdict } from '../../../../maths/verify-promise.ts';
import { type MessageKey, t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Check, PromiseChecks } from './checks.tsx';
import styles from './fair.module.css';

interface VerdictFrameProps {
  verdict: { readonly isSeedKept: boolean; readonly isOutcomeSame: boolean | null };
  /** Without it the figures are only compared with each other, and nothing is said of what was promised. */
  promise?: PromiseVerdict | undefined;
  /** The heading's level: a draw's check stands below the rounds'. */
  level: 'h2' | 'h3';
  words: {
    readonly fits: MessageKey;
    readonly seed: MessageKey;
    readonly outcome: MessageKey;
    readonly tellUs: MessageKey;
  };
  children: ReactNode;
}

/** The verdict as text first; below it the values that it was computed from. Only a promise that was kept makes it fair. */
export function VerdictFrame({ verdict, promise, level: Heading, words, children }: VerdictFrameProps) {
  const { isSeedKept, isOutcomeSame } = verdict;
  const isRight = isSeedKept && isOutcomeSame !== false && promise?.kind !== 'broken';
  const isProven = isRight && promise?.kind === 'kept' && !promise.gap;
  const judged = isOutcomeSame === null ? 'fair.verdict.gives' : words.fits;
  const heading = isProven ? 'fair.verdict.fair' : isRight ? judged : 'fair.verdict.unfair';
  return (
    <section className={classNames(styles.verdict, isProven && styles.good, !isRight && styles.bad)}>
      <Heading>{t(heading)}</Heading>
      <ul className={classNames(listParts.list, styles.checks)}>
        <Check isGood={isSeedKept}>{t(isSeedKept ? words.seed : 'fair.check.noSeed')}</Check>
        {isOutcomeSame !== null && (
          <Check isGood={isOutcomeSame}>{t(isOutcomeSame ? words.outcome : 'fair.check.noOutcome')}</Check>
        )}
        {promise && <PromiseChecks promise={promise} />}
      </ul>
      {promise?.kind === 'none' && isRight && <p>{t('fair.promise.none')}</p>}
      {!isRight && promise?.kind !== 'broken' && <p>{t(words.tellUs)}</p>}
      {children}
    </section>
  );
}

type RawFigure = readonly [MessageKey, string];

/** The row of a round's nonce; none for a round with seeds of its own. */
export const nonceFigure = (nonce: number | null): readonly RawFigure[] =>
  nonce === null ? [] : [['fair.nonce', String(nonce)]];

/** The row of the hash of a round's maths; none where it is not known. */
export const versionFigure = (hash: string | null): readonly RawFigure[] =>
  hash === null ? [] : [['fair.versionHash', hash]];

/** Raw figures, to be checked elsewhere. */
export function RawFigures({ figures }: { figures: readonly RawFigure[] }) {
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
