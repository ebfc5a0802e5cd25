import { type ChangeEvent, useRef, useState } from 'react';
import { MAX_EVIDENCE } from '../../../contract/protection/family-rules.ts';
import { t } from '../../platform/i18n.ts';
import { PictureError, type PictureFault } from '../../platform/picture-file.ts';
import { Button } from '../../ui/button.tsx';
import styles from './family.module.css';
import { readEvidence } from './family-flows.ts';

interface FamilyEvidenceProps {
  /** JPEGs in base64. */
  pictures: readonly string[];
  onChange(pictures: readonly string[]): void;
}

/** Pictures of papers, each shown before it is sent. */
export function FamilyEvidence({ pictures, onChange }: FamilyEvidenceProps) {
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    setFault(null);
    try {
      onChange([...pictures, await readEvidence(file)]);
    } catch (error) {
      setFault(error instanceof PictureError ? error.fault : 'unread');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.evidence}>
      <p>{t('family.evidenceText', { count: MAX_EVIDENCE })}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <img
                src={`data:image/jpeg;base64,${picture}`}
                alt={t('family.picture', { number: index + 1 })}
              />
              <Button kind="plain" onClick={() => onChange(pictures.filter((other) => other !== picture))}>
                {t('family.remove', { number: index + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fault && <p role="alert">{t(`family.fault.${fault}`)}</p>}
      {pictures.length < MAX_EVIDENCE && (
        <>
          <input
            ref={input}
            className="hidden-text"
            type="file"
            accept="image/*"
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
