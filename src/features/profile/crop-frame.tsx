import { useEffect, useRef, useState } from 'react';
import { AVATAR_SIDE } from '../../../contract/profile/profile-rules.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import styles from './avatar.module.css';
import { type Crop, clampCrop, MAX_ZOOM, MIDDLE_CROP, squareOf } from './crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropFrameProps {
  image: ImageBitmap;
  isBusy: boolean;
  onUse(canvas: HTMLCanvasElement): Promise<void>;
  onLeave(): void;
}

/** The image in the round frame that it will be shown in; what is drawn here is what is sent. */
export function CropFrame({ image, isBusy, onUse, onLeave }: CropFrameProps) {
  const [crop, setCrop] = useState<Crop>(MIDDLE_CROP);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useCropGestures(canvas, image, setCrop);
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { x, y, side } = squareOf(image, crop);
    pen.imageSmoothingQuality = 'high';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
    pen.drawImage(image, x, y, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  }, [image, crop]);

  const slider = (key: 'zoom' | 'across' | 'down', most: number, least = 0) => (
    <label className={styles.slider}>
      {t(`profile.picture.${key}`)}
      <input
        type="range"
        min={least}
        max={most}
        step={0.02}
        value={crop[key]}
        onChange={(event) => {
          const value = Number(event.target.value);
          setCrop((old) => clampCrop({ ...old, [key]: value }));
        }}
      />
    </label>
  );
  return (
    <>
      <h2 className={wordParts.title} ref={head} tabIndex={-1}>
        {t('profile.picture.crop')}
      </h2>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={AVATAR_SIDE}
        height={AVATAR_SIDE}
        role="img"
        aria-label={t('profile.picture.crop')}
      />
      <p className={classNames(wordParts.note, styles.text)}>{t('profile.picture.cropText')}</p>
      {slider('zoom', MAX_ZOOM, 1)}
      {slider('across', 1)}
      {slider('down', 1)}
      <Button
        isWide
        isBusy={isBusy}
        onClick={() => {
          if (canvas.current) void onUse(canvas.current);
        }}
      >
        {t('profile.picture.use')}
      </Button>
      <Button kind="quiet" isWide onClick={onLeave}>
        {t('profile.picture.leave')}
      </Button>
    </>
  );
}
