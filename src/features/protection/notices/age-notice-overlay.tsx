import { type Ref, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { currentLocale, t } from '../../../platform/i18n.ts';
import { LOCALE_NAMES, LOCALES } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { chooseLanguage } from '../../../session/config/language.ts';
import { ageAnswerStore, answerAge } from '../../../session/gates/age-answer.ts';
import { replaceFirstNotice } from '../../../session/gates/first-notice.ts';
import { openOverlay } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from './notices.module.css';

/** Who may not play, each category by its name, in the order of the declarations of the register form. */
const CATEGORIES = [
  'notice.official',
  'notice.forces',
  'notice.underAge',
  'notice.restricted',
  'notice.licenceHolder',
  'notice.publicPlace',
] as const;

/** The first-visit notice. After a rejection the same overlay shows what is left: reading and help. */
export function AgeNoticeOverlay() {
  const answer = useStore(ageAnswerStore, (state) => state.answer);
  const age = useStore(configStore, (state) => state.config?.market.minimumAge ?? 0);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (replaceFirstNotice(notice.current) === 'help') openOverlay('help');
  }, []);
  if (answer === 'refused') return <UnderagePage ref={notice} age={age} />;
  return (
    <div className={styles.notice} ref={notice}>
      <div className={styles.crest} aria-hidden="true">
        <span className={styles.ageMark}>{age}+</span>
      </div>
      <p className={styles.lead}>{t('notices.notice.lead')}</p>
      <ul className={styles.categories}>
        {CATEGORIES.map((key) => (
          <li key={key}>{t(`notices.${key}`, { age })}</li>
        ))}
      </ul>
      <p className={styles.rule}>
        <Icon name="fairness" />
        {t('notices.notice.forfeit')}
      </p>
      <p className={styles.rule}>
        <Icon name="gift" />
        {t('notices.notice.bonus')}
      </p>
      <ReadingLinks />
      <div className={styles.languages}>
        <Segments
          label={t('notices.notice.language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={currentLocale()}
          onChange={(locale) => void chooseLanguage(locale)}
        />
      </div>
      <div className={styles.answers}>
        <Button isWide data-answer="accepted" onClick={() => answerAge('accepted')}>
          {t('notices.notice.accept')}
        </Button>
        <Button kind="quiet" isWide data-answer="refused" onClick={() => answerAge('refused')}>
          {t('notices.notice.refuse')}
        </Button>
      </div>
    </div>
  );
}

/** What stands after I Do Not Accept or a No: no lobby, but reading, help, and a way back for a slip. */
function UnderagePage({ age, ref }: { age: number; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.notice} ref={ref}>
      <EmptyState icon="lock" title={t('notices.refused.title')} text={t('notices.refused.text')}>
        <ReadingLinks />
        <Button kind="quiet" data-answer="none" onClick={() => answerAge('none')}>
          {t('notices.refused.again')}
        </Button>
      </EmptyState>
      <p className={styles.care}>{t('notices.refused.care', { age })}</p>
    </div>
  );
}

/** What may be read before any answer. */
function ReadingLinks() {
  return (
    <nav className={styles.links} aria-label={t('notices.notice.read')}>
      <a href={paths.termsOfUse}>{t('notices.link.terms')}</a>
      <a href={paths.privacyPolicy}>{t('notices.link.privacy')}</a>
      <Button kind="plain" data-opens="help" onClick={() => openOverlay('help')}>
        {t('notices.link.help')}
      </Button>
    </nav>
  );
}

/** Shown once, a moment after Accept. Both answers have the same size: neither is favoured. */
export function AgeModalOverlay() {
  const age = useStore(configStore, (state) => state.config?.market.minimumAge ?? 0);
  return (
    <div className={styles.question}>
      <p className={styles.questionTitle}>{t('notices.age.title', { age })}</p>
      <p className={styles.lead}>{t('notices.age.text')}</p>
      <div className={styles.answers}>
        <Button isWide onClick={() => answerAge('ofAge')}>
          {t('notices.age.yes', { age })}
        </Button>
        <Button kind="quiet" isWide onClick={() => answerAge('refused')}>
          {t('notices.age.no')}
        </Button>
      </div>
    </div>
  );
}
