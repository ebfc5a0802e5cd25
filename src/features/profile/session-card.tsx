import type { SessionInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import linkParts from '../../ui/links.module.css';
import { Money } from '../../ui/money.tsx';
import factStyles from './facts.module.css';
import styles from './member.module.css';
import { netOf } from './profile-rules.ts';

/** The running session: since when, the sign-in before it, and what was staked and won in it. */
export function SessionCard({ session }: { session: SessionInfo }) {
  return (
    <section>
      <h2 className={styles.title}>{t('member.session.title')}</h2>
      <dl className={classNames(factParts.ruled, factStyles.facts, factStyles.session)}>
        <div>
          <dt>{t('member.session.started')}</dt>
          <dd>
            <DateText at={session.startedAt} />
          </dd>
        </div>
        <div>
          <dt>{t('member.session.last')}</dt>
          <dd>
            {session.lastSignInAt === null ? (
              t('member.session.first')
            ) : (
              <DateText at={session.lastSignInAt} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('member.session.staked')}</dt>
          <dd>
            <Money amount={session.staked} />
          </dd>
        </div>
        <div>
          <dt>{t('member.session.won')}</dt>
          <dd>
            <Money amount={session.won} />
          </dd>
        </div>
        <div>
          <dt>{t('member.session.net')}</dt>
          <dd>
            <Money amount={netOf(session)} isSigned />
          </dd>
        </div>
        <div>
          <dt>{t('member.session.id')}</dt>
          <dd className={factStyles.sessionId}>{session.id}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <button
          type="button"
          className={classNames(linkParts.button, styles.textButton)}
          onClick={() => openOverlay('help')}
        >
          {t('member.session.end')}
        </button>
      </p>
    </section>
  );
}
