import type { ComplaintRules } from '../../../contract/rights/complaint-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import styles from './rights.module.css';

/** Who decides when the platform and the player do not agree, and where they are. */
export function DisputeBody({ body }: { body: ComplaintRules['disputeBody'] }) {
  const { name, email, phone, url } = body;
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="dispute-body">
      <h2 id="dispute-body">{t('rights.dispute.title')}</h2>
      <p>{t('rights.dispute.text', { name })}</p>
      <ul className={classNames(listParts.list, styles.contacts)}>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        )}
        <li>
          <a href={url} rel="noreferrer">
            {url}
          </a>
        </li>
      </ul>
    </section>
  );
}
