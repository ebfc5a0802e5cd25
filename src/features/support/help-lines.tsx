import { useStore } from 'zustand';
import type { HelpLine } from '../../../contract/support/support-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import wordParts from '../../ui/words.module.css';
import { phoneAddress } from './phone-address.ts';
import styles from './support.module.css';

/** Who listens to players in trouble, each with its phone. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <Card title={t('support.lines.title')} icon="heart">
      <p>{t('support.lines.text')}</p>
      <ul className={classNames(listParts.list, styles.lines)}>
        {lines.map(({ name, phone, hours, url }) => {
          const address = phoneAddress(phone);
          return (
            <li key={`${name} ${phone}`}>
              <p>
                <strong>{name}</strong>
                <small>{hours}</small>
              </p>
              {address ? (
                <ButtonLink kind="second" icon="phone" href={address}>
                  {t('support.lines.call', { phone })}
                </ButtonLink>
              ) : (
                <span>{phone}</span>
              )}
              {url !== '' && (
                <a href={url} rel="noreferrer">
                  {t('support.lines.page', { name })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <Button kind="plain" onClick={() => openOverlay('help')}>
        {t('support.lines.more')}
      </Button>
    </Card>
  );
}

/** The market's help line in one line, at the foot of a page. */
export function KnownHelpLine() {
  const line = useStore(configStore, ({ config }) => config?.market.helpLine ?? '');
  if (line === '') return null;
  const address = phoneAddress(line);
  return (
    <p className={classNames(wordParts.note, styles.known)}>
      <span>{`${t('support.lines.short')} `}</span>
      {address ? <a href={address}>{t('support.lines.call', { phone: line })}</a> : <strong>{line}</strong>}
    </p>
  );
}
