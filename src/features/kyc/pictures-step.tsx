import { useState } from 'react';
import { useStore } from 'zustand';
import type { KycSide, KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { sidesOf } from '../../../contract/kyc/kyc-rules.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Camera } from './camera.tsx';
import styles from './kyc.module.css';
import { Moves } from './moves.tsx';
import { PictureCard } from './picture-card.tsx';
import { choosePicture } from './picture-flows.ts';
import { type Draft, documentOf, missingSides } from './rules.ts';
import { kycStore, setStep } from './store.ts';

/** The sides of the paper and the face, each by camera or file, each sent as soon as it is taken. */
export function PicturesStep({ status, draft }: { status: KycStatus; draft: Draft }) {
  const pictures = useStore(kycStore, (state) => state.pictures);
  const [shooting, setShooting] = useState<KycSide | null>(null);
  const [isAsked, setAsked] = useState(false);
  const missing = missingSides(status, draft, pictures);
  const names = new Intl.ListFormat(formatLocale(), { type: 'conjunction' });
  return (
    <>
      {sidesOf(documentOf(status, draft.kind)).map((side) => (
        <PictureCard
          key={side}
          side={side}
          picture={pictures[side]}
          minSide={status.minSide}
          onShoot={() => setShooting(side)}
        />
      ))}
      {isAsked && missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {t('kyc.pictures.missing', { what: names.format(missing.map((side) => t(`kyc.side.${side}`))) })}
        </p>
      )}
      <Moves step="pictures">
        <Button onClick={() => (missing.length > 0 ? setAsked(true) : setStep('review'))}>
          {t('kyc.next')}
        </Button>
      </Moves>
      {shooting && (
        <Camera
          side={shooting}
          onShot={(picture) => {
            setShooting(null);
            void choosePicture(shooting, picture);
          }}
          onClose={() => setShooting(null)}
        />
      )}
    </>
  );
}
