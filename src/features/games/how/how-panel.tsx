import { useEffect } from 'react';
import { GAMES } from '../../../../games/game-list.ts';
import type { GameSheet } from '../../../../maths/sheets/game-sheet.ts';
import { type MessageKey, t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import links from '../../../ui/links.module.css';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { VERIFIER_FILE } from '../fair/verifier-file.ts';
import { GameRules } from './game-rules.tsx';
import styles from './how.module.css';
import { COMMON_SECTIONS, commonValues } from './how-sections.ts';
import { RuleText } from './rule-text.tsx';
import { useSheets } from './use-sheets.ts';

/** `/fair/how`: all that it takes to write a verifier of every game. */
export function HowPanel() {
  const { words } = useUi();
  const { state, retry } = useSheets();
  if (state.kind === 'here') return <HowDocument sheets={state.sheets} />;
  if (state.kind === 'loading') return <SkeletonRows count={8} height="80px" />;
  return (
    <div className={pageParts.narrow}>
      <Notice tone="warning">{t('how.failed')}</Notice>
      <Button kind="second" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** The anchors of the common sections; those of the games are their slugs. */
const anchorOf = (section: string) => `how-${section}`;

function HowDocument({ sheets }: { sheets: readonly GameSheet[] }) {
  const values = commonValues(sheets);
  const sections = Object.entries(COMMON_SECTIONS).map(([name, paragraphs]) => ({
    anchor: anchorOf(name),
    title: t(`how.${name}.title` as MessageKey),
    texts: Array.from({ length: paragraphs }, (_, at) => t(`how.${name}.${at + 1}` as MessageKey, values)),
  }));
  const games = GAMES.flatMap(({ slug, listing }) => {
    const sheet = sheets.find(({ game }) => game === slug);
    return sheet ? [{ sheet, title: listing.name }] : [];
  });
  // An address with an anchor was opened before the sections were there.
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <article className={classNames(pageParts.narrow, styles.how)} data-reading>
      <p className={styles.lead}>{t('how.lead')}</p>
      <p>{t('how.verifierText')}</p>
      <p className={links.inline}>
        <a href={VERIFIER_FILE} download>
          {t('how.toVerifier')}
        </a>
        <a href={paths.fair}>{t('how.toFair')}</a>
      </p>
      <nav className={links.inline} aria-label={t('how.contents')}>
        {[
          ...sections.map(({ anchor, title }) => [anchor, title] as const),
          ...games.map(({ sheet, title }) => [sheet.game, title] as const),
        ].map(([anchor, title]) => (
          <a key={anchor} href={`#${anchor}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ anchor, title, texts }) => (
        <section key={anchor} className={styles.section} aria-labelledby={anchor}>
          <h2 id={anchor} tabIndex={-1}>
            {title}
          </h2>
          {texts.map((text) => (
            <RuleText key={text} text={text} />
          ))}
        </section>
      ))}
      <h2>{t('how.games')}</h2>
      {games.map(({ sheet, title }) => (
        <GameRules key={sheet.game} sheet={sheet} title={title} />
      ))}
    </article>
  );
}
