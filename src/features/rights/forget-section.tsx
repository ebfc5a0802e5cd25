import { useState } from 'react';
import type { DataRights } from '../../../contract/rights/rights-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import { forgetMe } from './data-flows.ts';
import styles from './rights.module.css';

/** What is deleted when, what must be retained and why, and a confirmation before the account closes. */
export function ForgetSection({
  rights,
  onForgotten,
}: {
  rights: DataRights;
  onForgotten(dueAt: number): void;
}) {
  const { isBusy, failure, run } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const { retentionYears, erasableAt, coin } = rights;
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="data-forget">
      <h2 id="data-forget">{t('rights.forget.title')}</h2>
      <p>{t('rights.forget.text')}</p>
      <ul className={classNames(listParts.points, styles.kept)}>
        <li>{t('rights.forget.money', { years: retentionYears })}</li>
        <li>{t('rights.forget.exclusion')}</li>
        <li>{t('rights.forget.rest')}</li>
      </ul>
      <p>
        {t('rights.forget.day')} <DateText at={erasableAt} shows="date" />
      </p>
      {coin > 0 && (
        <>
          <Notice tone="warning">{t('rights.forget.moneyFirst')}</Notice>
          <ButtonLink kind="second" isWide href={linkTo(paths.wallets, { name: 'withdraw', back: 1 })}>
            {t('rights.forget.withdraw')}
          </ButtonLink>
        </>
      )}
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      {coin === 0 && !isAsking && (
        <Button kind="quiet" isWide onClick={() => setAsking(true)}>
          {t('rights.forget.ask')}
        </Button>
      )}
      {isAsking && (
        <div className={classNames(surfaceParts.frame, confirmation.confirmation, styles.question)}>
          <h3>{t('rights.forget.question')}</h3>
          <p>{t('rights.forget.sure')}</p>
          <Button
            kind="danger"
            isWide
            isBusy={isBusy}
            onClick={() => void run(async () => onForgotten(await forgetMe()))}
          >
            {t('rights.forget.yes')}
          </Button>
          <Button kind="quiet" isWide onClick={() => setAsking(false)}>
            {t('rights.forget.no')}
          </Button>
        </div>
      )}
    </section>
  );
}
