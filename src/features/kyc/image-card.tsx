import { useId, useRef } from 'react';
import type { KycSide } from '../../../contract/kyc/kyc-calls.ts';
import { t } from '../../platform/i18n.ts';
import { IMAGE_TYPES } from '../../platform/image-file.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorFaqLink } from '../../ui/error-faq-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import pageParts from '../../ui/page.module.css';
import { Progress } from '../../ui/progress.tsx';
import { chooseImage, deleteImage, sendImage } from './image-flows.ts';
import styles from './kyc.module.css';
import { canUseAnyway, type SideImage } from './kyc-rules.ts';

interface CardProps {
  side: KycSide;
  image: SideImage;
  minSide: number;
  onShoot(): void;
}

const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** One image from the choice to the server's confirmation. */
export function ImageCard({ side, image, minSide, onShoot }: CardProps) {
  const { phase, preview } = image;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const choose = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    // The same file again is a choice too.
    input.value = '';
    if (chosen) void chooseImage(side, chosen);
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
      <div className={classNames(pageParts.stack, styles.cardText)}>
        <h3 id={`${id}-title`}>{t(`kyc.side.${side}`)}</h3>
        {phase !== 'sent' && phase !== 'faulty' && <p>{t(`kyc.hint.${side}`)}</p>}
        <PhaseText side={side} image={image} minSide={minSide} />
      </div>
      <div className={styles.acts}>
        {phase === 'sending' && (
          <Button kind="quiet" onClick={() => deleteImage(side)}>
            {t('kyc.cancel')}
          </Button>
        )}
        {phase === 'failed' && <Button onClick={() => void sendImage(side)}>{t('kyc.retry')}</Button>}
        {phase === 'faulty' && canUseAnyway(image) && (
          <Button kind="quiet" onClick={() => void sendImage(side)}>
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
        accept={IMAGE_TYPES}
        tabIndex={-1}
        aria-label={`${t(`kyc.side.${side}`)}: ${t('kyc.choose')}`}
        onChange={(event) => choose(event.target)}
      />
      <input
        ref={shot}
        hidden
        type="file"
        accept="image/*"
        capture={side === 'selfie' ? 'user' : 'environment'}
        onChange={(event) => choose(event.target)}
      />
    </section>
  );
}

/** What is going on or wrong with it; read out when it changes. */
function PhaseText({ side, image, minSide }: Omit<CardProps, 'onShoot'>) {
  const { phase, issues, share, failure } = image;
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
      {phase === 'failed' && <ErrorFaqLink text={describeFailure(failure)} />}
      {phase === 'faulty' && (
        <>
          {issues.map((issue) => (
            <p key={issue} className={styles.bad}>
              {t(issue === 'blur' && side === 'selfie' ? 'kyc.picture.blurFace' : `kyc.picture.${issue}`, {
                pixels: minSide,
              })}
            </p>
          ))}
          {canUseAnyway(image) && <p>{t('kyc.picture.anywayText')}</p>}
        </>
      )}
    </div>
  );
}
