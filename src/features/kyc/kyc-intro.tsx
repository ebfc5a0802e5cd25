import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import styles from './kyc.module.css';
import { setStep } from './kyc-store.ts';

const NEEDS = [
  ['identity', 'kyc.intro.needPaper'],
  ['camera', 'kyc.intro.needCamera'],
  ['home', 'kyc.intro.needAddress'],
] as const;

/** Why the check is required, and what is needed for it. */
export function Intro() {
  return (
    <EmptyState icon="identity" title={t('kyc.intro.title')} text={t('kyc.intro.text')}>
      <section className={classNames(surfaceParts.frame, styles.needs)} aria-labelledby="kyc-needs">
        <h3 id="kyc-needs">{t('kyc.intro.needTitle')}</h3>
        <ul>
          {NEEDS.map(([icon, key]) => (
            <li key={key}>
              <Icon name={icon} />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
      <Button isWide onClick={() => setStep('person')}>
        {t('kyc.intro.start')}
      </Button>
      <p className={classNames(wordParts.text, styles.small)}>
        <Icon name="lock" size={18} />
        {t('kyc.intro.keep')}
      </p>
    </EmptyState>
  );
}
