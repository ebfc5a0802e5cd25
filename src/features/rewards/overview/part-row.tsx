import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import type { EmblemName } from '../../../ui/emblem-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import rowParts from '../../../ui/rows.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import surfaceParts from '../../../ui/surfaces.module.css';
import type { Fact, FactOf } from './facts.tsx';
import styles from './overview.module.css';

interface PartRowProps {
  emblem: EmblemName;
  icon: string;
  title: string;
  /** What the part is, where nothing can be said about how it stands. */
  about: string;
  href: string;
  /** What the row says where something waits. */
  cue: string;
  useFact: FactOf;
  /** The server's flag says that something waits; what the fact says itself counts more. */
  isFlagged: boolean;
  /** It stands before the others, and larger. */
  isFirst?: boolean;
}

/** A part of the bonus centre: what it holds now, and whether something can be claimed. */
export function PartRow({
  emblem,
  icon,
  title,
  about,
  href,
  cue,
  useFact,
  isFlagged,
  isFirst,
}: PartRowProps) {
  const fact = useFact();
  const isReady = fact?.isReady ?? isFlagged;
  return (
    <li>
      <a
        className={classNames(surfaceParts.frame, styles.part)}
        href={href}
        data-ready={isReady || undefined}
        draggable={false}
      >
        <Emblem name={emblem} icon={icon} size={isFirst ? 60 : 52} />
        <span className={classNames(rowParts.main, styles.words)}>
          <strong>{title}</strong>
          {fact === undefined ? <Loading /> : <Words fact={fact} about={about} />}
        </span>
        {isReady ? (
          <span className={styles.claim}>
            <span className="hidden-text">{t('rewards.home.waiting')}</span>
            <span aria-hidden="true">{cue}</span>
          </span>
        ) : (
          <Icon name="chevron-right" />
        )}
      </a>
    </li>
  );
}

function Words({ fact, about }: { fact: Fact | null; about: string }) {
  return (
    <>
      {fact && <span className={styles.fact}>{fact.what}</span>}
      <small>{fact?.term ?? about}</small>
    </>
  );
}

/** Lines of the size of those that come. */
const Loading = () => (
  <>
    <span className={styles.fact}>
      <Skeleton width="62%" height="14px" />
    </span>
    <small>
      <Skeleton width="84%" height="12px" />
    </small>
  </>
);
