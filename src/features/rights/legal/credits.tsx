import { CREDITS } from '../../../../assets/credits.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import styles from './legal.module.css';

/** Everything shown that others made, with its authors and licence, as the licences ask. */
export function Credits() {
  return (
    <section aria-labelledby="credits">
      <h2 id="credits" tabIndex={-1}>
        {t('legal.credits.title')}
      </h2>
      <p>{t('legal.credits.lead')}</p>
      <ul className={classNames(listParts.list, styles.credits)}>
        {CREDITS.map(({ work, authors, licence, licenceUrl, url, changes }) => (
          <li key={work}>
            <a href={url} rel="noreferrer">
              {work}
            </a>
            <span>{` · ${authors.join(', ')} · `}</span>
            <a href={licenceUrl} rel="noreferrer">
              {licence}
            </a>
            {changes && <small>{t('legal.credits.changed')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
