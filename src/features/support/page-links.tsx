import { t } from '../../platform/i18n.ts';
import { type PlainPathName, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import styles from './support.module.css';

const LINKS = {
  faq: { icon: 'help', path: paths.faq },
  feedback: { icon: 'pencil', path: paths.feedback },
  complaint: { icon: 'document', path: paths.complaint },
  serviceVip: { icon: 'crown', path: paths.serviceVip },
  aboutUs: { icon: 'info', path: paths.aboutUs },
  service: { icon: 'support', path: paths.service },
} as const satisfies Partial<Record<PlainPathName, { icon: string; path: string }>>;

export type PageLink = keyof typeof LINKS;

/** Other pages of help, each with what it is for. */
export function PageLinks({ names }: { names: readonly PageLink[] }) {
  return (
    <nav aria-label={t('support.links')}>
      <ul className={classNames(listParts.list, listParts.boxed, styles.links)}>
        {names.map((name) => {
          const { icon, path } = LINKS[name];
          return (
            <li key={name}>
              <a href={path}>
                <Icon name={icon} />
                <span>
                  {t(`support.link.${name}`)}
                  <small>{t(`support.linkText.${name}`)}</small>
                </span>
                <Icon name="chevron-right" size={18} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
