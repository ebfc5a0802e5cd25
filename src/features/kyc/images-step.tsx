import { useState } from 'react';
import { useStore } from 'zustand';
import type { KycSide, KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { sidesOf } from '../../../contract/kyc/kyc-rules.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Camera } from './camera.tsx';
import { ImageCard } from './image-card.tsx';
import { chooseImage } from './image-flows.ts';
import styles from './kyc.module.css';
import { type Draft, documentOf, missingSides } from './kyc-rules.ts';
import { kycStore, setStep } from './kyc-store.ts';
import { Moves } from './moves.tsx';

/** The sides of the document and the selfie, each by camera or file, each sent as soon as it is taken. */
export function ImagesStep({ status, draft }: { status: KycStatus; draft: Draft }) {
  const images = useStore(kycStore, (state) => state.images);
  const [shooting, setShooting] = useState<KycSide | null>(null);
  const [isAsked, setAsked] = useState(false);
  const missing = missingSides(status, draft, images);
  const names = new Intl.ListFormat(formatLocale(), { type: 'conjunction' });
  return (
    <>
      {sidesOf(documentOf(status, draft.kind)).map((side) => (
        <ImageCard
          key={side}
          side={side}
          image={images[side]}
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
          onShot={(image) => {
            setShooting(null);
            void chooseImage(shooting, image);
          }}
          onClose={() => setShooting(null)}
        />
      )}
    </>
  );
}
