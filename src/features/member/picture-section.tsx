import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { AVATAR_BYTES, AVATARS } from '../../../contract/profile/profile-rules.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { decodePicture, encodePicture, PictureError } from '../../platform/picture-file.ts';
import { configStore } from '../../session/config-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/use-act.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './picture.module.css';
import { changeLook } from './profile-flows.ts';

/** The least that a side of an own picture may have, in pixels. */
const LEAST_SIDE = 64;

/** One of the house's pictures, or one of the player's own. */
export function PictureSection({ user }: { user: UserInfo }) {
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState('');
  const { isBusy, failure, run } = useAct();
  const file = useRef<HTMLInputElement>(null);
  // A picture of a phone is many megabytes unpacked.
  useEffect(() => () => picture?.close(), [picture]);

  const save = async (change: Parameters<typeof changeLook>[0]) => {
    if (!(await run(() => changeLook(change)))) return;
    setPicture(null);
    toast(t('profile.picture.saved'), 'good');
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (!chosen) return;
    setFault('');
    try {
      const decoded = await decodePicture(chosen);
      if (Math.min(decoded.width, decoded.height) >= LEAST_SIDE) setPicture(decoded);
      else setFault(t('profile.picture.small', { side: LEAST_SIDE }));
    } catch (error) {
      setFault(t(`profile.picture.${error instanceof PictureError ? error.fault : 'unread'}`));
    }
  };
  const send = async (canvas: HTMLCanvasElement) =>
    save({ picture: await encodePicture(canvas, AVATAR_BYTES) });

  const isChosen = (avatar: string) => user.avatarOther === '' && user.avatar === avatar;
  return (
    <section className={styles.section} aria-label={t('profile.picture.change')}>
      {picture ? (
        <CropFrame picture={picture} isBusy={isBusy} onUse={send} onLeave={() => setPicture(null)} />
      ) : (
        <>
          <h2 className={styles.title}>{t('profile.picture.set')}</h2>
          <ul className={styles.set}>
            {['' as const, ...AVATARS].map((avatar) => (
              <li key={avatar}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={isChosen(avatar)}
                  aria-label={t(avatar ? `profile.avatar.${avatar}` : 'profile.picture.none')}
                  onClick={() => void save({ avatar })}
                >
                  <Avatar art={art} avatar={avatar} name={user.nickname || user.account} size={64} />
                </button>
              </li>
            ))}
          </ul>
          <h2 className={styles.title}>{t('profile.picture.own')}</h2>
          <p className={styles.text}>{t('profile.picture.ownText')}</p>
          <input
            ref={file}
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('profile.picture.choose')}
            tabIndex={-1}
            onChange={(event) => void take(event)}
          />
          <Button kind="quiet" isWide icon="upload" onClick={() => file.current?.click()}>
            {t('profile.picture.choose')}
          </Button>
        </>
      )}
      {(fault || failure !== null) && (
        <Notice tone="danger" isLive>
          {fault || describeFailure(failure)}
        </Notice>
      )}
    </section>
  );
}
