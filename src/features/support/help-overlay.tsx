import { useStore } from 'zustand';
import { getCustomerServices } from '../../../contract/config/config-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './help.module.css';
import { phoneAddress } from './phone-address.ts';
import { mailDesks, showQueue } from './queue.ts';

const SIGNS = ['sign1', 'sign2', 'sign3', 'sign4'] as const;

/** Help that is one tap away from every page: support, warning signs, limits, questions, rules. */
export function HelpOverlay({ close }: OverlayPanelProps) {
  const config = useStore(configStore, (state) => state.config);
  const isMember = useStore(profileStore, isSignedIn);
  // Who answers now; without an answer the queue of the last config stays.
  useCall(getCustomerServices, {}, { isSilent: true, onAnswer: showQueue });
  if (!config) return <Skeleton height="60vh" />;
  const { helpLine, licenceLine, minimumAge } = config.market;
  const listed = mailDesks(config.appCustomerServiceQueue);
  const desks = listed.length > 0 ? listed : [{ address: config.clientConfig.email, topic: null }];
  const phone = phoneAddress(helpLine);
  return (
    <div className={styles.help}>
      <p className={styles.lead}>{t('notices.help.lead')}</p>
      <section>
        <h3>{t('notices.help.callTitle')}</h3>
        <p>{t('notices.help.callText')}</p>
        {phone ? (
          <ButtonLink kind="second" isWide icon="phone" href={phone}>
            {t('notices.help.call', { line: helpLine })}
          </ButtonLink>
        ) : (
          <p className={styles.line}>{helpLine}</p>
        )}
      </section>
      <section>
        <h3>{t('notices.help.signsTitle')}</h3>
        <ul>
          {SIGNS.map((sign) => (
            <li key={sign}>{t(`notices.help.${sign}`)}</li>
          ))}
        </ul>
        <p>{t('notices.help.signsAnswer')}</p>
      </section>
      <section>
        <h3>{t('notices.help.limitsTitle')}</h3>
        <p>{t('notices.help.limitsText')}</p>
        <a className={styles.link} href={paths.selfLimited} onClick={close}>
          {t('notices.help.limits')}
        </a>
      </section>
      <section>
        <h3>{t('notices.help.familyTitle')}</h3>
        <p>{t('notices.help.familyText')}</p>
        <a className={styles.link} href={paths.familyExclusion} onClick={close}>
          {t('notices.help.family')}
        </a>
      </section>
      <section>
        <h3>{t('notices.help.contactTitle')}</h3>
        <p>{t('notices.help.contactText')}</p>
        <ul className={styles.desks}>
          {desks.map(({ address, topic }) => (
            <li key={address}>
              {topic && <span className={styles.topic}>{t(`notices.help.topic.${topic}`)}</span>}
              <a className={styles.link} href={`mailto:${address}`}>
                {t('notices.help.write', { email: address })}
              </a>
            </li>
          ))}
        </ul>
        <a className={styles.link} href={paths.service} onClick={close}>
          {t('notices.help.service')}
        </a>
        <a className={styles.link} href={paths.faq} onClick={close}>
          {t('notices.help.faq')}
        </a>
        <a className={styles.link} href={isMember ? paths.complaints : paths.complaint} onClick={close}>
          {t('notices.help.complain')}
        </a>
      </section>
      <section>
        <h3>{t('notices.help.fairTitle')}</h3>
        <p>{t('notices.help.fairText')}</p>
        <a className={styles.link} href={paths.fair} onClick={close}>
          {t('notices.help.fair')}
        </a>
      </section>
      <section>
        <h3>{t('notices.help.rulesTitle')}</h3>
        <a className={styles.link} href={paths.aboutUs} onClick={close}>
          {t('notices.help.about')}
        </a>
        <a className={styles.link} href={paths.termsOfUse} onClick={close}>
          {t('notices.link.terms')}
        </a>
        <a className={styles.link} href={paths.privacyPolicy} onClick={close}>
          {t('notices.link.privacy')}
        </a>
      </section>
      <p className={styles.foot}>
        {t('notices.help.age', { age: minimumAge })}
        <br />
        {licenceLine}
      </p>
    </div>
  );
}
