import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { iosBrowserOf } from '../../platform/install-facts.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import install from './install.module.css';
import styles from './ios-pictures.module.css';

const WIDTH = 260;
const HEIGHT = 150;

/** The square with the arrow that Safari shares by, inside 24 × 24 units. */
const SHARE = 'M12 15V2.5M8 6.5l4-4 4 4M8 10H5.5v11.5h13V10H16';
/** The square with the plus in the list. */
const ADD = 'M4.5 4.5h15v15h-15ZM12 8v8M8 12h8';

/** A part of an iPhone in our own drawing, with a ring around what is to be pressed. */
function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

function Sign({ x, y, path, isWanted }: { x: number; y: number; path: string; isWanted?: boolean }) {
  return (
    <path
      className={isWanted ? styles.wantedSign : styles.sign}
      d={path}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** The lower end of Safari: the page, and the bar with Share in its middle. */
function ShareBar() {
  return (
    <Picture label={t('download.ios.picture.1')}>
      <path className={styles.phone} d="M30 0V120a24 24 0 0 0 24 24H206a24 24 0 0 0 24-24V0" />
      <rect className={styles.page} x="44" y="0" width="172" height="42" rx="3" />
      <rect className={styles.line} x="56" y="10" width="92" height="6" rx="3" />
      <rect className={styles.line} x="56" y="24" width="130" height="6" rx="3" />
      <rect className={styles.field} x="52" y="52" width="156" height="24" rx="12" />
      <rect className={styles.line} x="92" y="61" width="76" height="6" rx="3" />
      <Sign x={50} y={90} path="M15 4 7 12l8 8" />
      <Sign x={84} y={90} path="m9 4 8 8-8 8" />
      <circle className={styles.ring} cx="130" cy="103" r="21" />
      <Sign x={118} y={91} path={SHARE} isWanted />
      <Sign
        x={156}
        y={90}
        path="M4 4.5c4-1 6 0 8 1.5 2-1.5 4-2.5 8-1.5v14c-4-1-6 0-8 1.5-2-1.5-4-2.5-8-1.5ZM12 6v14"
      />
      <Sign x={188} y={90} path="M8 8h12v12H8ZM4 16V4h12" />
    </Picture>
  );
}

/** The list that Share opens, with the row that adds to the home screen. */
function ShareList() {
  return (
    <Picture label={t('download.ios.picture.2')}>
      <path className={styles.phone} d="M30 150V28A24 24 0 0 1 54 4H206a24 24 0 0 1 24 24V150" />
      <rect className={styles.line} x="112" y="12" width="36" height="4" rx="2" />
      <rect className={styles.row} x="44" y="26" width="172" height="32" rx="6" />
      <rect className={styles.line} x="58" y="39" width="84" height="6" rx="3" />
      <Sign x={184} y={30} path="M12 4v14M6 12l6 6 6-6" />
      <rect className={styles.wantedRow} x="40" y="64" width="180" height="38" rx="7" />
      <text
        className={styles.wantedText}
        x="54"
        y="88"
        textLength={fittedTextLength(t('download.ios.row'), 124)}
      >
        {t('download.ios.row')}
      </text>
      <Sign x={186} y={71} path={ADD} isWanted />
      <rect className={styles.row} x="44" y="108" width="172" height="32" rx="6" />
      <rect className={styles.line} x="58" y="121" width="108" height="6" rx="3" />
      <Sign x={184} y={112} path="M5 7h14M5 12h14M5 17h9" />
    </Picture>
  );
}

/** The last window, with Add at its top right. */
function AddWindow() {
  const name = useStore(themeStore, (theme) => theme.name);
  return (
    <Picture label={t('download.ios.picture.3')}>
      <path className={styles.phone} d="M30 150V28A24 24 0 0 1 54 4H206a24 24 0 0 1 24 24V150" />
      <text className={styles.text} x="46" y="37">
        {t('download.ios.cancel')}
      </text>
      <rect className={styles.button} x="164" y="18" width="54" height="28" rx="14" />
      <text className={styles.buttonText} x="191" y="37">
        {t('download.ios.add')}
      </text>
      <rect className={styles.row} x="44" y="60" width="172" height="72" rx="8" />
      <image href="/icons/app-192.png" x="58" y="73" width="46" height="46" />
      <text className={styles.name} x="116" y="93" textLength={fittedTextLength(name, 92)}>
        {name}
      </text>
      <rect className={styles.line} x="116" y="104" width="78" height="6" rx="3" />
    </Picture>
  );
}

/** About seven units a letter; a longer text is drawn closer together. */
const LETTER = 7.4;
const fittedTextLength = (text: string, room: number): number | undefined =>
  text.length * LETTER > room ? room : undefined;

const PICTURES = [
  { name: 'share', Step: ShareBar },
  { name: 'row', Step: ShareList },
  { name: 'add', Step: AddWindow },
] as const;

/** How the site comes to the home screen of an iPhone or iPad: three steps, each with its picture. */
export function IosSteps() {
  return (
    <ol className={classNames(listParts.list, styles.steps)}>
      {PICTURES.map(({ name, Step }, index) => (
        <li key={name}>
          <p>
            <span className={styles.seal} aria-hidden="true">
              {index + 1}
            </span>
            <span>{t(`download.ios.${index + 1}` as 'download.ios.1')}</span>
          </p>
          <Step />
        </li>
      ))}
    </ol>
  );
}

/** The steps on an iPhone or iPad, with their pictures; in another browser than Safari that comes first. */
export function InstallStepsOverlay({ close }: OverlayPanelProps<'install-steps'>) {
  return (
    <div className={install.page}>
      {iosBrowserOf() === 'other' && <Notice title={t('download.safari')}>{t('download.safariText')}</Notice>}
      <IosSteps />
      <Button kind="quiet" isWide onClick={close}>
        {t('download.ios.close')}
      </Button>
    </div>
  );
}
