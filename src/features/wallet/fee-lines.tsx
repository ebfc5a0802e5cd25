import type { Cents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { Money } from '../../ui/money.tsx';

/** The fee of a withdrawal, and what arrives. */
export function FeeLines({ fee, received }: { fee: Cents; received: Cents }) {
  return (
    <>
      <div>
        <dt>{t('cashier.fee.title')}</dt>
        <dd>
          <Money amount={fee} />
        </dd>
      </div>
      <div>
        <dt>{t('cashier.received')}</dt>
        <dd>
          <Money amount={received} />
        </dd>
      </div>
    </>
  );
}
