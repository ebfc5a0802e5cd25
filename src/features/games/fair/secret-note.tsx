import { t } from '../../../platform/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SecretSeed } from './secret-seed.tsx';

/** Heading of a round whose server seed is secret. */
export const SecretHeading = () => (
  <>
    <Icon name="lock" size={24} />
    <span>{t('fair.verdict.secret')}</span>
  </>
);

interface SecretNoteProps {
  /** Of the server seed. */
  commit: string;
  /** The round has been fetched again since the player has revealed its seed. */
  onRevealed(): void;
}

/** Why it is secret, and how it becomes known. */
export const SecretNote = (props: SecretNoteProps) => (
  <>
    <p>{t('fair.secret.why')}</p>
    <SecretSeed {...props} />
  </>
);
