import { useId, useState } from 'react';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { canShare } from '../../platform/share-text.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
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
  const stop = spinBar(state, Date.now());
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
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('invite.ways')}</h2>
      <ul className={styles.ways}>
        <li>
          <Icon name="share" size={22} />
          <p>
            {t('invite.ways.share', { count: terms.sharesPerPeriod })}
            {isOpen && (
              <small>
                {bar === null && t('invite.ways.share.now')}
                {bar === 'used' && t('invite.ways.share.used')}
                {bar === 'later' && period?.nextShareAt && (
                  <>
                    {t('invite.ways.share.later')} <DateText at={period.nextShareAt} />
                  </>
                )}
              </small>
            )}
          </p>
        </li>
        <li>
          <Icon name="person" size={22} />
          <p>
            {t('invite.ways.friend', { amount: formatCents(terms.friendTurnover, moneyFormat) })}
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
          {t('invite.share.byHand')} <code>{shareUrl}</code>
        </p>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </section>
  );
}
