import type { RechargeType } from '../../../contract/config/app-config.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import { Icon } from '../../ui/icon.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './deposit-form.module.css';
import { channelIcon } from './deposit-rules.ts';

interface ChannelChoiceProps {
  channels: readonly RechargeType[];
  chosenId: number;
  /** Zero before the first deposit. */
  lastUsedId: number;
  onChoose(id: number): void;
}

/** The ways to pay as cards; one of them is chosen. */
export function ChannelChoice({ channels, chosenId, lastUsedId, onChoose }: ChannelChoiceProps) {
  const hasLast = channels.some((channel) => channel.id === lastUsedId);
  return (
    <fieldset className={classNames(formParts.group, styles.group)}>
      <legend className={styles.legend}>
        {t('wallet.channel.title')}
        <span>{hasLast ? t('wallet.channel.lastUsed') : ''}</span>
      </legend>
      <div className={styles.channels}>
        {channels.map((channel) => (
          <label key={channel.id} className={classNames(surfaceParts.frame, styles.channel)}>
            <input
              className={formParts.control}
              type="radio"
              name="channel"
              checked={channel.id === chosenId}
              onChange={() => onChoose(channel.id)}
            />
            <span className={styles.channelName}>
              <Icon name={channelIcon(channel.key)} size={22} />
              {channel.name}
            </span>
            <span className={styles.channelNote}>
              {[channel.feeText, channel.timeText].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.tick} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
