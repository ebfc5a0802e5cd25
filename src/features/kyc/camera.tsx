import { useEffect, useRef, useState } from 'react';
import type { KycSide } from '../../../contract/kyc/kyc-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './camera.module.css';

interface CameraProps {
  side: KycSide;
  onShot(image: Blob): void;
  onClose(): void;
}

type State = 'starting' | 'running' | 'denied' | 'none';

const findErrorOf = (error: unknown): State =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';

/** The device's camera with a frame to fill. It runs only while it is looked at. */
export function Camera({ side, onShot, onClose }: CameraProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<'user' | 'environment'>(side === 'selfie' ? 'user' : 'environment');
  const [state, setState] = useState<State>('starting');

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const stop = () => {
      isGone = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setState('starting');
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1440 } } })
      .then(async (opened) => {
        stream = opened;
        if (isGone || !video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
        if (!isGone) setState('running');
      })
      .catch((error: unknown) => {
        if (!isGone) setState(findErrorOf(error));
      });
    return stop;
  }, [facing]);

  const shoot = () => {
    const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
    const canvas = document.createElement('canvas');
    canvas.width = videoWidth;
    canvas.height = videoHeight;
    // Never mirrored, whatever the player sees: letters must be readable.
    if (video.current) canvas.getContext('2d')?.drawImage(video.current, 0, 0);
    canvas.toBlob((blob) => blob && onShot(blob), 'image/jpeg', 0.95);
  };
  const isFace = side === 'selfie';
  return (
    <dialog ref={dialog} className={styles.camera} aria-label={t(`kyc.side.${side}`)} onClose={onClose}>
      <header className={classNames(wordParts.headlined, styles.head)}>
        <h2>{t(`kyc.side.${side}`)}</h2>
        <IconButton icon="close" label={t('kyc.cancel')} onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles.view}>
        <video ref={video} className={facing === 'user' ? styles.mirrored : undefined} playsInline muted />
        {state === 'running' && <span className={isFace ? styles.oval : styles.card} aria-hidden="true" />}
        {state !== 'running' && (
          <p role={state === 'starting' ? 'status' : 'alert'}>{t(`kyc.camera.${state}`)}</p>
        )}
      </div>
      <p className={classNames(wordParts.text, styles.hint)}>
        {t(isFace ? 'kyc.camera.frameFace' : 'kyc.camera.frameCard')}
      </p>
      <footer className={styles.foot}>
        <IconButton
          icon="refresh"
          label={t('kyc.camera.turn')}
          onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        />
        <Button
          icon="camera"
          isBusy={state === 'starting'}
          onClick={shoot}
          disabled={state === 'denied' || state === 'none'}
        >
          {t('kyc.camera.shoot')}
        </Button>
      </footer>
    </dialog>
  );
}
