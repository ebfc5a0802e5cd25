import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { spinProofAddress } from '../../session/pages/proof-addresses.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { useSpins } from './invite-queries.ts';
import { ListSection } from './list-section.tsx';
import { inviteWheelStore, untoldSpin } from './spin-store.ts';

/** Spins, newest first, each with the way to its check; not the one that the wheel is still turning to. */
export function SpinRecord() {
  const answer = useSpins();
  const untold = useStore(inviteWheelStore, untoldSpin);
  const rows = answer.data
    ?.flatMap(({ list }) => list)
    .filter(({ spinId }) => spinId !== untold)
    .map((spin) => ({ ...spin, key: spin.spinId }));
  return (
    <ListSection
      title={t('invite.record')}
      none={t('invite.record.none')}
      rows={rows}
      answer={answer}
      row={(spin) => (
        <>
          <span>
            <DateText at={spin.at} />
            <a href={spinProofAddress(spin)}>{t('invite.record.check')}</a>
          </span>
          <b>
            <Money amount={spin.prize} />
          </b>
        </>
      )}
    />
  );
}
