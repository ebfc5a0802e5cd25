import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import type { PromiseVerdict } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { BrokenPromise } from './broken-promise.tsx';
import { PromiseChecks } from './checks.tsx';
import styles from './fair.module.css';
import type { KeptPromise } from './promise-store.ts';

interface ComparedPromiseProps {
  round: RoundRecord;
  promise: KeptPromise | null;
  compared: PromiseVerdict;
}

/** How a round that cannot be checked stands to what this device noted before its bet. */
export function ComparedPromise({ round, promise, compared }: ComparedPromiseProps) {
  if (compared.kind === 'none') return <p>{t('fair.promise.none')}</p>;
  return (
    <>
      <ul className={classNames(listParts.list, styles.checks)}>
        <PromiseChecks promise={compared} />
      </ul>
      {promise && compared.kind === 'broken' && <BrokenPromise promise={promise} round={round} />}
    </>
  );
}
