import { getSupportImage } from '../../../contract/support/image-calls.ts';
import type { SupportMessage } from '../../../contract/support/support-messages.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import styles from './images.module.css';

const HOUR_MS = 3_600_000;

type Picture = SupportMessage['images'][number];

/** Pictures of a message. They come by calls, as an address of their own could be opened by others. */
export function SupportImages({ images, code }: { images: readonly Picture[]; code: string }) {
  if (images.length === 0) return null;
  return (
    <ul className={classNames(listParts.bare, styles.sent)}>
      {images.map((image, index) => (
        <li key={image.id}>
          <SupportImage image={image} code={code} name={t('support.picture', { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}

function SupportImage({ image, code, name }: { image: Picture; code: string; name: string }) {
  const { id, width, height } = image;
  const { data, error, refetch, isFetching } = useCall(
    getSupportImage,
    { id, code },
    { isSilent: true, gcTime: HOUR_MS, refetchOnReconnect: ({ state }) => state.data === undefined },
  );
  if (error)
    return (
      <Button kind="plain" isBusy={isFetching} onClick={() => void refetch()}>
        {t('support.pictureAgain')}
      </Button>
    );
  if (!data)
    return <span className={styles.box} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true" />;
  return <img src={`data:image/webp;base64,${data.image}`} alt={name} width={width} height={height} />;
}
