import { useState } from 'react';
import { getLotteryEntries, MAX_LOTTERY_ENTRIES } from '../../../../contract/lottery/reveal-calls.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { findLotterySeed } from '../../../session/player/lottery-seeds.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { useMutation } from '../../../ui/use-mutation.ts';
import { Check } from './checks.tsx';
import styles from './fair.module.css';
import { type CheckedEntries, checkEntries, type DrawEntries } from './lottery-entries.ts';

/** Works hashes and seeds of all purchases out again, when the player asks for it: it reads them all. */
export function LotteryEntriesCheck({ entries }: { entries: DrawEntries }) {
  const { isBusy, failure, run } = useMutation();
  const [checked, setChecked] = useState<CheckedEntries | null>(null);
  const check = () =>
    run(async () => {
      const { product, number } = entries;
      const body = { product, number, pageSize: MAX_LOTTERY_ENTRIES };
      setChecked(
        await checkEntries(entries, findLotterySeed(entries), (after) =>
          callServer(getLotteryEntries, { ...body, after }, { isSilent: true }),
        ),
      );
    });
  return (
    <div aria-live="polite">
      {failure !== null && <Notice tone="warning">{describeFailure(failure)}</Notice>}
      {checked === null ? (
        <Button kind="quiet" isBusy={isBusy} onClick={() => void check()}>
          {t('fair.lottery.entries')}
        </Button>
      ) : (
        <EntriesVerdict checked={checked} />
      )}
    </div>
  );
}

function EntriesVerdict({ checked: { isRight, count, withheld, areOwnKept } }: { checked: CheckedEntries }) {
  return (
    <ul className={classNames(listParts.list, styles.checks)}>
      <Check isGood={isRight}>
        {isRight ? t('fair.lottery.entries.right', { count, withheld }) : t('fair.lottery.entries.wrong')}
      </Check>
      {areOwnKept !== null && (
        <Check isGood={areOwnKept}>
          {t(areOwnKept ? 'fair.lottery.entries.own' : 'fair.lottery.entries.notOwn')}
        </Check>
      )}
    </ul>
  );
}
