import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { AgeNoticeOverlay } from '../../features/protection/notices/age-notice-overlay.tsx';
import { activateMessages, loadMessages, t } from '../../platform/i18n.ts';
import type { Locale } from '../../platform/locale.ts';
import { configStore } from '../../session/config/config-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { type AgeAnswer, ageAnswerStore } from '../../session/gates/age-answer.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { UiContext, type UiDependencies } from '../../ui/ui-context.ts';
import app from '../app.module.css';
import { BottomBar } from '../frame/bottom-bar.tsx';
import { RuleLine } from '../frame/rule-line.tsx';
import { SideRail } from '../frame/side-rail.tsx';
import { TopBar } from '../frame/top-bar.tsx';

/** What the build renders of the app into the page, so that it stands there before any script: templates of one language. */
export interface PageMarkup {
  /** The bars around a guest's lobby, with room for it. */
  readonly frame: string;
  /** The first-visit notice, and what it shows after a rejection. */
  readonly notice: string;
  readonly refused: string;
}

/** Placeholders, which the server and the first window fill in. */
const AGE = '%AGE%';
const BRAND = '%BRAND%';
const COUNT = '%GAMES%';
const ANSWERED_ONLY = { back: false, escape: false, outside: false };
/** Nothing that the parts need of the app is used before they are in a page. */
const EMPTY_UI_DEPENDENCIES = { words: {} } as UiDependencies;
/** What only leads somewhere, is pressed or is read out: the frame can be looked at only. */
const LIVE = / (?:href|id|type|draggable|aria-(?!current|hidden)[a-z]+|role|tabindex)="[^"]*"/g;

// To text React renders what a store began with.
for (const store of [ageAnswerStore, configStore, themeStore])
  store.getInitialState = store.getState as never;

/** Renders with the app's own components. @param icons outlines of the icons of these parts, by name */
export async function renderMarkup(
  locale: Locale,
  icons: Readonly<Record<string, string>>,
): Promise<PageMarkup> {
  globalThis.firstIcons = icons;
  await activateMessages(locale);
  await loadMessages('shell', 'notices', 'page');
  configStore.setState({
    config: {
      games: [],
      isSandbox: true,
      market: { minimumAge: AGE as unknown as number },
    } as unknown as AppConfig,
  });
  themeStore.setState({ name: BRAND });
  const render = (part: ReactNode) =>
    renderToStaticMarkup(<UiContext value={EMPTY_UI_DEPENDENCIES}>{part}</UiContext>);
  const notice = (answer: AgeAnswer) => {
    ageAnswerStore.setState({ answer });
    return render(
      <Dialog
        title={t('page.title.ageNotice')}
        surface="cover"
        closesBy={ANSWERED_ONLY}
        onClose={() => undefined}
      >
        <AgeNoticeOverlay />
      </Dialog>,
    );
  };
  return {
    frame: countGames(render(<Frame />)).replaceAll(LIVE, ''),
    notice: notice('none'),
    refused: notice('refused'),
  };
}

function Frame() {
  return (
    <>
      <SideRail current="home" />
      <TopBar />
      <main className={app.content}>
        <div className={app.scene} />
      </main>
      <BottomBar current="home" />
      <RuleLine place="frame" />
    </>
  );
}

/** The number of games is the config's. @throws Error when the bar does not say it any more */
function countGames(markup: string): string {
  const [none, some] = ['0', COUNT].map((count) => `>${t('shell.top.searchCount', { count })}<`);
  if (!none || !some || !markup.includes(none)) throw new Error('the top bar does not count the games');
  return markup.replace(none, some);
}
