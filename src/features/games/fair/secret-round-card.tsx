import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import listParts from '../../../ui/lists.module.css';
import { Breakdown } from './breakdown.tsx';
import { BrokenPromise } from './broken-promise.tsx';
import { PromiseChecks } from './checks.tsx';
import styles from './fair.module.css';
import type { KeptPromise } from './promise-store.ts';
import { SecretSeed } from './secret-seed.tsx';
import { nonceFigure, RawFigures, versionFigure } from './verdict-frame.tsx';

interface SecretRoundCardProps {
  round: RoundRecord;
  promise: KeptPromise | null;
  /** The round has been fetched again since the player has revealed its seed. */
  onRevealed(): void;
}

/** A round whose server seed is still secret: it cannot be called right or wrong, but for what was promised before it. */
export function SecretRoundCard({ round, promise, onRevealed }: SecretRoundCardProps) {
  const { proof, bet, stake, win, settledAt, versionHash } = round;
  const compared = verifyPromise(promise, round, null);
  const isBroken = compared.kind === 'broken';
  return (
    <section className={classNames(styles.verdict, isBroken ? styles.bad : styles.secret)}>
      <h2>
        {!isBroken && <Icon name="lock" size={24} />}
        <span>{t(isBroken ? 'fair.verdict.unfair' : 'fair.verdict.secret')}</span>
      </h2>
      <p>{t('fair.secret.why')}</p>
      <SecretSeed commit={proof.commit} onRevealed={onRevealed} />
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
          ['fair.clientSeed', proof.clientSeed],
          ...nonceFigure(proof.nonce),
          ['fair.maths', proof.maths],
          ...versionFigure(versionHash),
        ]}
      />
    </section>
  );
}
