import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { AVATAR_BYTES, AVATARS } from '../../../contract/profile/profile-rules.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { decodeImage, encodeImage, IMAGE_TYPES, ImageError } from '../../platform/image-file.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import styles from './avatar.module.css';
import { CropFrame } from './crop-frame.tsx';
import { changeProfile } from './profile-flows.ts';

/** The minimum side of an uploaded image, in pixels. */
const MIN_SIDE = 64;

/** One of the platform's avatars, or one of the player's own. */
export function AvatarSection({ user }: { user: UserInfo }) {
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [issue, setIssue] = useState('');
  const { isBusy, failure, run } = useMutation();
  const file = useRef<HTMLInputElement>(null);
  // A phone's photograph is many megabytes decoded.
  useEffect(() => () => image?.close(), [image]);

  const save = async (change: Parameters<typeof changeProfile>[0]) => {
    setIssue('');
    if (!(await run(() => changeProfile(change)))) return;
    setImage(null);
    toast(t('profile.picture.saved'), 'good');
  };
  const explain = (error: unknown) =>
    setIssue(t(`profile.picture.${error instanceof ImageError ? error.issue : 'unread'}`));
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (!chosen) return;
    setIssue('');
    try {
      const decoded = await decodeImage(chosen);
      if (Math.min(decoded.width, decoded.height) >= MIN_SIDE) setImage(decoded);
      else setIssue(t('profile.picture.small', { side: MIN_SIDE }));
    } catch (error) {
      explain(error);
    }
  };
  const send = async (canvas: HTMLCanvasElement) => {
    let bytes: string;
    try {
      bytes = await encodeImage(canvas, AVATAR_BYTES);
    } catch (error) {
      explain(error);
      return;
    }
    await save({ image: bytes });
  };

  const isChosen = (avatar: string) => user.avatarOther === '' && user.avatar === avatar;
  return (
    <section
      className={classNames(surfaceParts.box, styles.section)}
      aria-label={t('profile.picture.change')}
    >
      {image ? (
        <CropFrame image={image} isBusy={isBusy} onUse={send} onLeave={() => setImage(null)} />
      ) : (
        <>
          <h2 className={wordParts.title}>{t('profile.picture.set')}</h2>
          <ul className={classNames(listParts.list, styles.set)}>
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
          <h2 className={wordParts.title}>{t('profile.picture.own')}</h2>
          <p className={classNames(wordParts.note, styles.text)}>{t('profile.picture.ownText')}</p>
          <input
            ref={file}
            className="hidden-text"
            type="file"
            accept={IMAGE_TYPES}
            aria-label={t('profile.picture.choose')}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <Button kind="quiet" isWide icon="upload" onClick={() => file.current?.click()}>
            {t('profile.picture.choose')}
          </Button>
        </>
      )}
      {(issue || failure !== null) && (
        <Notice tone="danger" isLive>
          {issue || describeFailure(failure)}
        </Notice>
      )}
    </section>
  );
}
