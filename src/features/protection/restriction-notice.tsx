import type { Restriction } from '../../../contract/protection/restrictions.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import linkParts from '../../ui/links.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { momentText } from './limit-text.ts';
import styles from './restriction.module.css';

/** Above a page of which a part stays open: what holds, until when, and where the rest is said. */
export function RestrictionNotice({ restriction: { kind, until } }: { restriction: Restriction }) {
  const { formatLocale } = useUi();
  return (
    <div className={styles.notice} data-restriction={kind}>
      <Notice tone="warning" title={t(`restriction.${kind}.title`)}>
        <p>
          {until === null
            ? t(`restriction.${kind}.noEnd`)
            : t(`restriction.${kind}.until`, { until: momentText(until, formatLocale) })}
        </p>
        <a className={classNames(linkParts.link, styles.link)} href={paths.memberStatus}>
          {t('restriction.open')}
        </a>
      </Notice>
    </div>
  );
}
