import { useId, useState } from 'react';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { canShare, selectText } from '../../platform/share-text.ts';
import { timeNow } from '../../platform/time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import alertParts from '../../ui/alerts.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import proofParts from '../../ui/proof.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import styles from './invite.module.css';
import { shareLink } from './invite-flows.ts';
import { shareBar, spinBar } from './invite-rules.ts';

/** The two ways to earn spins, and the link that both need. */
export function ShareCard({ state }: { state: InviteState }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const [isLinkShown, showLink] = useState(false);
  const { terms, period, shareUrl } = state;
  const stop = spinBar(state, timeNow());
  const isOpen = period !== null && (stop === null || stop === 'noSpins');
  const bar = period ? shareBar(period) : 'used';
  const share = () =>
    run(async () => {
      const { by, isGranted } = await shareLink(t('invite.share.title'), shareUrl, isOpen && bar === null);
      showLink(by === 'failed');
      if (isGranted) toast(t('invite.share.granted'), 'good');
      else if (by === 'copied') toast(t('invite.share.copied'), 'good');
    });
  return (
    <section
      className={classNames(surfaceParts.frame, wordParts.headlined, alertParts.alerts, styles.card)}
      aria-labelledby={id}
    >
      <h2 id={id}>{t('invite.ways')}</h2>
      <ul className={classNames(listParts.list, styles.ways)}>
        <li>
          <Icon name="share" size={22} />
          <p>
            <span>{t('invite.ways.share', { count: terms.sharesPerPeriod })}</span>
            {isOpen && (
              <small>
                {bar === null && <span>{t('invite.ways.share.now')}</span>}
                {bar === 'used' && <span>{t('invite.ways.share.used')}</span>}
                {bar === 'later' && period?.nextShareAt && (
                  <span>
                    {t('invite.ways.share.later')} <DateText at={period.nextShareAt} />
                  </span>
                )}
              </small>
            )}
          </p>
        </li>
        <li>
          <Icon name="person" size={22} />
          <p>
            <span>{t('invite.ways.friend', { amount: formatCents(terms.friendTurnover, moneyFormat) })}</span>
            {isOpen && period && <small>{t('invite.ways.friend.left', { count: period.friendsLeft })}</small>}
          </p>
        </li>
      </ul>
      <Button
        kind="second"
        isWide
        icon={canShare() ? 'share' : 'copy'}
        isBusy={isBusy}
        onClick={() => void share()}
      >
        {t(canShare() ? 'invite.share' : 'invite.copy')}
      </Button>
      {isLinkShown && (
        <p className={styles.link}>
          {t('invite.share.byHand')}{' '}
          <code className={proofParts.code} ref={selectText}>
            {shareUrl}
          </code>
        </p>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </section>
  );
}
