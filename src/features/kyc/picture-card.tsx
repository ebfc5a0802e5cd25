import { useId, useRef } from 'react';
import type { KycSide } from '../../../contract/kyc/kyc-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './kyc.module.css';
import { choosePicture, dropPicture, sendPicture } from './picture-flows.ts';
import { canUseAnyway, type SidePicture } from './rules.ts';

const TAKEN = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

interface CardProps {
  side: KycSide;
  picture: SidePicture;
  minSide: number;
  onShoot(): void;
}

const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** One picture from the choice to the server's word that it has it. */
export function PictureCard({ side, picture, minSide, onShoot }: CardProps) {
  const { phase, preview } = picture;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    // The same file again is a choice too.
    input.value = '';
    if (chosen) void choosePicture(side, chosen);
  };
  const isFree = phase !== 'sending' && phase !== 'reading';
  return (
    <section className={styles.card} data-phase={phase} aria-labelledby={`${id}-title`}>
      <div className={styles.frame} data-side={side}>
        {preview ? (
          <img src={preview} alt={t(`kyc.side.${side}`)} />
        ) : (
          <Icon
            name={phase === 'sent' ? 'check-circle' : side === 'selfie' ? 'person-circle' : 'identity'}
            size={44}
          />
        )}
      </div>
      <div className={styles.cardText}>
        <h3 id={`${id}-title`}>{t(`kyc.side.${side}`)}</h3>
        {phase !== 'sent' && phase !== 'faulty' && <p>{t(`kyc.hint.${side}`)}</p>}
        <PhaseText side={side} picture={picture} minSide={minSide} />
      </div>
      <div className={styles.acts}>
        {phase === 'sending' && (
          <Button kind="quiet" onClick={() => dropPicture(side)}>
            {t('kyc.cancel')}
          </Button>
        )}
        {phase === 'failed' && <Button onClick={() => void sendPicture(side)}>{t('kyc.retry')}</Button>}
        {phase === 'faulty' && canUseAnyway(picture) && (
          <Button kind="quiet" onClick={() => void sendPicture(side)}>
            {t('kyc.anyway')}
          </Button>
        )}
        {isFree && (
          <>
            <Button
              kind={phase === 'empty' || phase === 'faulty' ? 'second' : 'quiet'}
              icon="camera"
              onClick={() => (hasCamera() ? onShoot() : shot.current?.click())}
            >
              {t(phase === 'empty' ? 'kyc.take' : 'kyc.again')}
            </Button>
            <Button kind="quiet" icon="image" onClick={() => file.current?.click()}>
              {t('kyc.choose')}
            </Button>
          </>
        )}
      </div>
      <input
        ref={file}
        className="hidden-text"
        type="file"
        accept={TAKEN}
        tabIndex={-1}
        aria-label={`${t(`kyc.side.${side}`)}: ${t('kyc.choose')}`}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={shot}
        hidden
        type="file"
        accept="image/*"
        capture={side === 'selfie' ? 'user' : 'environment'}
        onChange={(event) => take(event.target)}
      />
    </section>
  );
}

/** What is going on or wrong with it; read out when it changes. */
function PhaseText({ side, picture, minSide }: Omit<CardProps, 'onShoot'>) {
  const { phase, faults, share, failure } = picture;
  if (phase === 'sending') {
    const percent = Math.round(share * 100);
    return (
      <Progress label={t('kyc.phase.sending')} share={share} valueText={t('kyc.percent', { percent })} />
    );
  }
  return (
    <div aria-live="polite">
      {phase === 'reading' && <p>{t('kyc.phase.reading')}</p>}
      {phase === 'sent' && (
        <p className={styles.good}>
          <Icon name="check" size={18} />
          {t('kyc.phase.sent')}
        </p>
      )}
      {phase === 'failed' && (
        <p className={styles.bad}>
          {t('kyc.phase.failed')}: {describeFailure(failure)}
        </p>
      )}
      {phase === 'faulty' && (
        <>
          {faults.map((fault) => (
            <p key={fault} className={styles.bad}>
              {t(fault === 'blur' && side === 'selfie' ? 'kyc.picture.blurFace' : `kyc.picture.${fault}`, {
                pixels: minSide,
              })}
            </p>
          ))}
          {canUseAnyway(picture) && <p>{t('kyc.picture.anywayText')}</p>}
        </>
      )}
    </div>
  );
}
