import type { StudioPromiseVerdict } from '../../../../maths/hosted/studio-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { Check } from './checks.tsx';
import styles from './fair.module.css';

/** How a round of a studio's game stands to what this device noted when it opened the game. */
export function StudioPromised({ promise }: { promise: StudioPromiseVerdict }) {
  if (promise.kind === 'none') return <p>{t('studio.promise.none')}</p>;
  return (
    <ul className={classNames(listParts.list, styles.checks)}>
      {promise.kind === 'kept' ? (
        <Check isGood>{t('studio.promise.kept')}</Check>
      ) : (
        promise.parts.map((part) => (
          <Check key={part} isGood={false}>
            {t(`studio.promise.broken.${part}`)}
          </Check>
        ))
      )}
    </ul>
  );
}
