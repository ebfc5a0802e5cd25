import { type ChangeEvent, useRef } from 'react';
import { t } from '../../platform/i18n.ts';
import { IMAGE_TYPES } from '../../platform/image-file.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import listParts from '../../ui/lists.module.css';
import styles from './images.module.css';
import type { Images, PickedImage } from './use-images.ts';

interface ImagePickerProps {
  pictures: Images;
  /** How many one message may have; 0: none, and nothing is shown. */
  limit: number;
  isDisabled?: boolean;
  /** As wide as the form, where pictures are a part of it. */
  isWide?: boolean;
}

/** Chooses pictures and shows each: on its way, sent, or failed with a way to try again. */
export function ImagePicker({ pictures, limit, isDisabled = false, isWide = false }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { images, issue } = pictures;
  if (limit === 0) return null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, limit - images.length);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    for (const file of files) void pictures.add(file);
  };
  return (
    <div className={classNames(styles.picker, isWide && styles.wide)}>
      {images.length > 0 && (
        <ul className={classNames(listParts.bare, styles.picked)} aria-label={t('support.pictures')}>
          {images.map((image, index) => (
            <Picked key={image.key} image={image} number={index + 1} pictures={pictures} />
          ))}
        </ul>
      )}
      {issue && <p role="alert">{t(`support.pictureFault.${issue}`)}</p>}
      {images.length < limit && (
        <>
          <input
            ref={input}
            className="hidden-text"
            type="file"
            accept={IMAGE_TYPES}
            multiple={limit > 1}
            tabIndex={-1}
            aria-hidden="true"
            onChange={choose}
            data-pictures
          />
          <Button
            kind="plain"
            icon="image"
            isWide={isWide}
            disabled={isDisabled}
            onClick={() => input.current?.click()}
          >
            {t('support.pictureAdd', { left: limit - images.length })}
          </Button>
        </>
      )}
    </div>
  );
}

interface PickedProps {
  image: PickedImage;
  number: number;
  pictures: Images;
}

function Picked({ image: { key, data, sent, failure }, number, pictures }: PickedProps) {
  const name = t('support.picture', { number });
  return (
    <li data-sent={sent !== null}>
      {data === null ? (
        <span className={styles.box} />
      ) : (
        <img src={`data:image/jpeg;base64,${data}`} alt={name} />
      )}
      <IconButton
        icon="close"
        label={t('support.pictureRemove', { number })}
        onClick={() => pictures.remove(key)}
      />
      {failure === null ? (
        <small role="status">{t(sent ? 'support.pictureSent' : 'support.pictureSending')}</small>
      ) : (
        <>
          <small role="alert">{describeFailure(failure)}</small>
          <Button kind="plain" onClick={() => void pictures.retry(key)}>
            {t('support.pictureRetry')}
          </Button>
        </>
      )}
    </li>
  );
}
