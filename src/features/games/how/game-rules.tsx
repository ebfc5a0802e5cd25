import type { GameSheet, SheetRound } from '../../../../maths/sheets/game-sheet.ts';
import { isMessageKey, t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import links from '../../../ui/links.module.css';
import proofs from '../../../ui/proof.module.css';
import styles from './how.module.css';
import { GAME_PARTS, valuesOf } from './how-sections.ts';
import { RuleText } from './rule-text.tsx';
import { SheetTable } from './sheet-table.tsx';
import { slotParts } from './slot-parts.ts';

/** All that decides a round of a game: its rules as text, its tables, and rounds to try a verifier with. */
export function GameRules({ sheet, title }: { sheet: GameSheet; title: string }) {
  const { game, maths, stakes, data, rounds } = sheet;
  const values = valuesOf(sheet);
  const ofSlot = slotParts(sheet);
  const parts = GAME_PARTS.map((part) => ({
    part,
    keys: ofSlot ? (ofSlot[part] ?? []) : [`how.${game}.${part}`].filter(isMessageKey),
  })).filter(({ keys }) => keys.length > 0);
  return (
    <section className={styles.section} aria-labelledby={game}>
      <h3 id={game} tabIndex={-1}>
        {title}
      </h3>
      <p translate="no">
        <code>{maths}</code>
      </p>
      {parts.map(({ part, keys }) => (
        <div key={part} className={styles.part}>
          <h4>{t(`how.part.${part}`)}</h4>
          {keys.map((key) => (
            <RuleText key={key} text={t(key, values)} />
          ))}
        </div>
      ))}
      <details className={proofs.proof}>
        <summary>{t('how.tables', { game: title })}</summary>
        <SheetTable name="stakes" value={stakes} />
        {Object.entries(data).map(([name, value]) => (
          <SheetTable key={name} name={name} value={value} />
        ))}
      </details>
      <details className={proofs.proof}>
        <summary>{t('how.samples', { game: title })}</summary>
        {rounds.map((round, at) => (
          <SampleRound
            key={JSON.stringify([round.clientSeed, round.nonce, round.bet])}
            round={round}
            number={at + 1}
          />
        ))}
      </details>
      <a className={links.link} href={sheetFile(game)} download>
        {t('how.file', { game: title })}
      </a>
    </section>
  );
}

/** Where the build puts a game's sheet. */
const sheetFile = (game: string) => `${paths.fair}/sheets/${game}.json`;

function SampleRound({ round, number }: { round: SheetRound; number: number }) {
  return (
    <div className={styles.sample}>
      <h4>{t('how.sample', { number })}</h4>
      <dl translate="no">
        {Object.entries(round).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={proofs.code}>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
