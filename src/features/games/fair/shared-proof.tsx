import { useState } from 'react';
import type { SharedProof } from '../../../../contract/games/shared-proof.ts';
import { groupDigits } from '../../../../contract/money.ts';
import { isLinkOfChain, type LinkPlace } from '../../../../maths/seed-chain.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import { Check } from './checks.tsx';
import styles from './fair.module.css';
import { RawFigures } from './verdict-frame.tsx';

interface SharedProofFiguresProps {
  shared: SharedProof;
  /** The link that decided the round. Hex. */
  link: string;
}

/** Lets the page go on between two slices of the hashing. */
const pause = () => new Promise<void>((done) => setTimeout(done));

/** What only a shared round has: its place in the chain, what the bettors put into it, and the way to the published link. */
export function SharedProofFigures({ shared, link }: SharedProofFiguresProps) {
  const { chain, position, entries } = shared;
  return (
    <>
      <RawFigures
        figures={[
          ['fair.shared.round', shared.sharedRoundId],
          ['fair.shared.chain', `${chain.number}`],
          ['fair.shared.position', `${position}`],
          ['fair.shared.lastLink', chain.lastLink],
          ...(chain.nextLastLink === null ? [] : [['fair.shared.next', chain.nextLastLink] as const]),
        ]}
      />
      <details className={styles.figures}>
        <summary>{t('fair.shared.entries', { count: entries.length })}</summary>
        <ol>
          {entries.map(({ hash, seed }) => (
            <li key={hash}>
              <code>{hash}</code> <code>{seed ?? t('fair.shared.withheld')}</code>
            </li>
          ))}
        </ol>
      </details>
      <WayToPublished key={link} place={{ link, position, lastLink: chain.lastLink }} />
    </>
  );
}

/** Hashes a link down to the published one, when the player asks for it: it can take a second. */
export function WayToPublished({ place }: { place: LinkPlace }) {
  const { formatLocale } = useUi();
  const [state, setState] = useState<'unasked' | 'busy' | boolean>('unasked');
  const walk = () => {
    setState('busy');
    void isLinkOfChain(place, pause).then(setState);
  };
  const count = groupDigits(place.position, formatLocale);
  return (
    <div aria-live="polite">
      {typeof state === 'boolean' ? (
        <ul className={classNames(listParts.list, styles.checks)}>
          <Check isGood={state}>{t(state ? 'fair.shared.isDown' : 'fair.shared.notDown', { count })}</Check>
        </ul>
      ) : (
        <Button kind="quiet" isBusy={state === 'busy'} onClick={walk}>
          {t('fair.shared.down')}
        </Button>
      )}
    </div>
  );
}
