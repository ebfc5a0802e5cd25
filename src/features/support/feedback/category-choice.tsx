import type { UseFormRegisterReturn } from 'react-hook-form';
import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '../../../../contract/support/support-rules.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import formParts from '../../../ui/forms.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './category-choice.module.css';

const ICONS: Readonly<Record<FeedbackCategory, string>> = {
  idea: 'sparkle',
  game: 'games',
  payment: 'wallet',
  account: 'person-circle',
  technical: 'settings',
  other: 'chat',
};

/** What the feedback is about, as tiles; one of them is chosen. */
export function CategoryChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className={formParts.group}>
      <legend className={classNames(formParts.legend, styles.legend)}>
        {t('support.feedback.category')}
      </legend>
      <div className={styles.tiles}>
        {FEEDBACK_CATEGORIES.map((name) => (
          <label key={name} className={styles.tile}>
            <input {...field} className={formParts.control} type="radio" value={name} />
            <Icon name={ICONS[name]} size={22} />
            <span>{t(`support.category.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
