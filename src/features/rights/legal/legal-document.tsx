import { useStore } from 'zustand';
import {
  LOCK_AFTER_FAILURES,
  LOCK_MS,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
} from '../../../../contract/limits.ts';
import { isMessageKey, type MessageKey, t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import pageParts from '../../../ui/page.module.css';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Credits } from './credits.tsx';
import styles from './legal.module.css';
import { useVersions } from './legal-queries.ts';
import { IN_FORCE_SINCE, LEGAL_SECTIONS, type LegalText, paragraphKeys } from './sections.ts';

/** One legal text: what it is, since when, a list of its sections, and the sections with anchors. */
function LegalDocument({ text }: { text: LegalText }) {
  const config = useStore(configStore, (state) => state.config);
  const version = useVersions().data?.documents.find(({ document }) => document === text);
  if (!config) return <SkeletonRows count={8} height="80px" />;
  const values = {
    age: config.market.minimumAge,
    email: config.clientConfig.email,
    licence: config.market.licenceLine,
    helpLine: config.market.helpLine,
    failures: LOCK_AFTER_FAILURES,
    lockMinutes: LOCK_MS / 60_000,
    idleMinutes: SESSION_IDLE_MS / 60_000,
    sessionHours: SESSION_MAX_MS / 3_600_000,
  };
  const sections = LEGAL_SECTIONS[text].map((id) => ({
    anchor: `${text}-${id}`,
    title: t(`legal.${text}.${id}.title` as MessageKey),
    paragraphs: paragraphKeys(`legal.${text}.${id}`, isMessageKey).map((key) => ({
      key,
      words: t(key as MessageKey, values),
    })),
  }));

  return (
    <article className={classNames(pageParts.narrow, styles.document)} data-reading>
      <p className={styles.lead}>{t(`legal.${text}.lead`)}</p>
      <p className={styles.since}>
        <span>{version ? `${t('legal.version', { version: version.version })} · ` : ''}</span>
        {t('legal.since')} <DateText at={version?.inForceAt ?? IN_FORCE_SINCE} shows="date" />
      </p>
      {version?.changes && (
        <p className={styles.since}>
          {t('legal.changed')} {version.changes}
        </p>
      )}
      <nav className={styles.contents} aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ anchor, title, paragraphs }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor} tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map(({ key, words }) => (
            <p key={key}>{words}</p>
          ))}
        </section>
      ))}
      {text === 'terms' && <Credits />}
      <p className={styles.other}>
        <a href={paths.selfLimited}>{t('legal.toLimits')}</a>
      </p>
      <p className={styles.other}>
        <a href={paths.complaint}>{t('legal.toComplaint')}</a>
      </p>
      <p className={styles.other}>
        {text === 'terms' ? (
          <a href={paths.privacyPolicy}>{t('legal.toPrivacy')}</a>
        ) : (
          <a href={paths.termsOfUse}>{t('legal.toTerms')}</a>
        )}
      </p>
    </article>
  );
}

/** `/terms-of-use` */
export function TermsPanel() {
  return <LegalDocument text="terms" />;
}

/** `/privacy-policy` */
export function PrivacyPanel() {
  return <LegalDocument text="privacy" />;
}
