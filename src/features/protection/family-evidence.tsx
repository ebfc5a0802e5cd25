import { type ChangeEvent, useRef, useState } from 'react';
import { MAX_EVIDENCE } from '../../../contract/protection/family-rules.ts';
import { t } from '../../platform/i18n.ts';
import { IMAGE_TYPES, ImageError, type ImageIssue } from '../../platform/image-file.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import styles from './family.module.css';
import { readEvidence } from './family-flows.ts';

interface FamilyEvidenceProps {
  /** JPEGs in base64. */
  images: readonly string[];
  onChange(images: readonly string[]): void;
}

/** Images of identity documents, each shown before it is sent. */
export function FamilyEvidence({ images, onChange }: FamilyEvidenceProps) {
  const [issue, setIssue] = useState<ImageIssue | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    setIssue(null);
    try {
      onChange([...images, await readEvidence(file)]);
    } catch (error) {
      setIssue(error instanceof ImageError ? error.issue : 'unread');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.evidence}>
      <p>{t('family.evidenceText', { count: MAX_EVIDENCE })}</p>
      {images.length > 0 && (
        <ul className={classNames(listParts.bare, styles.images)}>
          {images.map((image, index) => (
            <li key={image}>
              <img src={`data:image/jpeg;base64,${image}`} alt={t('family.picture', { number: index + 1 })} />
              <Button kind="plain" onClick={() => onChange(images.filter((other) => other !== image))}>
                {t('family.remove', { number: index + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {issue && <p role="alert">{t(`family.fault.${issue}`)}</p>}
      {images.length < MAX_EVIDENCE && (
        <>
          <input
            ref={input}
            className="hidden-text"
            type="file"
            accept={IMAGE_TYPES}
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => void add(event)}
            data-evidence
          />
          <Button kind="second" isBusy={isBusy} onClick={() => input.current?.click()}>
            {t('family.add')}
          </Button>
        </>
      )}
    </div>
  );
}
