import type { SafeboxTerms } from '../../../contract/wallet/safebox-calls.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { SafeboxForm } from './safebox-form.tsx';
import { useSafebox } from './wallet-queries.ts';
import styles from './withdraw.module.css';

/** `/wallets/safebox`: money that no game can use until the player moves it back. */
export function SafeboxPanel() {
  return (
    <StateView
      state={asyncState(useSafebox())}
      failed={t('wallet.failed.title')}
      boxes={{ count: 3, height: '84px' }}
    >
      {(terms) => (
        <div className={styles.stack}>
          <SafeboxTotals terms={terms} />
          <p className={classNames(wordParts.text, styles.lead)}>{t('cashier.safebox.text')}</p>
          {terms.hasPassword ? <SafeboxForm terms={terms} /> : <NoPassword length={terms.passwordLength} />}
        </div>
      )}
    </StateView>
  );
}

function SafeboxTotals({ terms }: { terms: SafeboxTerms }) {
  return (
    <dl className={classNames(surfaceParts.frame, factParts.facts, styles.breakdown)}>
      <div>
        <dt>{t('cashier.safebox.held')}</dt>
        <dd>
          <Money amount={terms.safebox} />
        </dd>
      </div>
      <div className={styles.lesser}>
        <dt>{t('cashier.safebox.coin')}</dt>
        <dd>
          <Money amount={terms.coin} />
        </dd>
      </div>
    </dl>
  );
}

function NoPassword({ length }: { length: number }) {
  return (
    <Notice title={t('cashier.safebox.noPassword')}>
      <p>{t('cashier.need.passwordText', { count: length })}</p>
      <Button onClick={() => openOverlay('withdraw-password')}>{t('cashier.need.passwordDo')}</Button>
    </Notice>
  );
}
