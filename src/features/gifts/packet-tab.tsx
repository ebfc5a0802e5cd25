import type { RedPacket } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { EmptyState } from '../../ui/states.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './gifts.module.css';
import { PacketCard } from './packet-card.tsx';

interface PacketTabProps {
  packets: readonly RedPacket[];
  canClaim: boolean;
}

/** The packets on offer, and how their pieces are decided. */
export function PacketTab({ packets, canClaim }: PacketTabProps) {
  if (packets.length === 0)
    return <EmptyState icon="gift" title={t('gifts.packet.none')} text={t('gifts.packet.noneText')} />;
  return (
    <div className={styles.stack}>
      <ul className={classNames(listParts.bare, styles.packets)}>
        {packets.map((packet) => (
          <li key={packet.packetId}>
            <PacketCard packet={packet} canClaim={canClaim} />
          </li>
        ))}
      </ul>
      <p className={classNames(wordParts.note, styles.rule)}>{t('gifts.packet.rule')}</p>
    </div>
  );
}
