import { useEffect, useId, useRef } from 'react';
import type { RedPacket } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { unitText } from '../../session/config/unit-worth.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { useClaim } from '../../ui/use-claim.ts';
import styles from './envelope.module.css';
import { Envelope } from './envelope.tsx';
import { openPacket } from './gift-flows.ts';

interface PacketCardProps {
  packet: RedPacket;
  canClaim: boolean;
}

/** A packet as an envelope: it is opened by its seal, and what was in it stands on the card that rises out of it. */
export function PacketCard({ packet, canClaim }: PacketCardProps) {
  const { packetId, name, endsAt, pieces, left, found } = packet;
  const id = useId();
  const envelope = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { note, ...opening } = useClaim(
    () => openPacket({ packetId }),
    (rewards) => {
      if (envelope.current) flyClaim(envelope.current.getBoundingClientRect(), rewards);
      // The card that rises out of it says what was in it.
      return null;
    },
  );
  useEffect(() => {
    // The button that was pressed is gone: its focus goes on to what was found.
    if (found !== null && document.activeElement === document.body) result.current?.focus();
  }, [found]);
  const canOpen = canClaim && found === null && left > 0;
  return (
    <article className={styles.packet} aria-labelledby={id}>
      <div ref={envelope} className={styles.frame}>
        <Envelope
          found={found}
          isBusy={opening.state === 'claiming'}
          isEmpty={found === null && left === 0}
        />
      </div>
      <h2 id={id}>{name}</h2>
      {found !== null && (
        <p ref={result} tabIndex={-1} className={styles.found} role="status">
          {t('gifts.packet.found', { what: unitText(found, 'points') })}
        </p>
      )}
      {canOpen && <ClaimButton {...opening} text={t('gifts.packet.open')} />}
      {found === null && left === 0 && <p>{t('gifts.packet.empty')}</p>}
      {note && <p role={opening.state === 'failed' ? 'alert' : undefined}>{note}</p>}
      <p className={styles.note}>
        {t('gifts.packet.left', { left, pieces })} · {t('gifts.until')} <DateText at={endsAt} />
      </p>
    </article>
  );
}
