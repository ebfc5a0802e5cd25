import { useStore } from 'zustand';
import { phoneAddress } from '../../features/support/phone-address.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import styles from './offline.module.css';

/** Where help is found without us: a telephone needs no network of ours. */
export function HelpLines() {
  const config = useStore(configStore, (state) => state.config);
  if (!config) return null;
  const { helpLine, licenceLine, minimumAge } = config.market;
  const phone = phoneAddress(helpLine);
  return (
    <section className={classNames(wordParts.headed, styles.section)} aria-labelledby="offline-help">
      <h2 id="offline-help">{t('shell.rule.help')}</h2>
      <p>
        <strong>{t('shell.rule.age', { age: minimumAge })}</strong> {t('shell.rule.line')}
      </p>
      {phone ? (
        <ButtonLink kind="second" isWide icon="phone" href={phone}>
          {t('page.offline.call', { line: helpLine })}
        </ButtonLink>
      ) : (
        <p>{helpLine}</p>
      )}
      <p className={wordParts.note}>{licenceLine}</p>
    </section>
  );
}
