import { JACKPOT_TIERS, type JackpotTier } from '../../../contract/ids.ts';
import type { BoardFigures, WinnerContent } from '../../../scenes/lobby/content.ts';
import type { BoardLayout, Box } from '../../../scenes/lobby/layout.ts';
import {
  flapFontPx,
  megaNameFontPx,
  megaNameLine,
  placeFlaps,
  TICKER_CONTROL_WIDTH,
  tierFontPx,
  tierLines,
  tierNameFontPx,
} from '../../../scenes/ornaments/measures.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import board from './board-mirror.module.css';
import { backgroundStyle, boxStyle } from './box-style.ts';
import { useOrnaments } from './use-ornaments.ts';

interface BoardProps {
  layout: BoardLayout;
  figures: BoardFigures;
}

/** Four plaques; each is a button that leads to the exact amounts. */
export function BoardMirror({ layout, figures }: BoardProps) {
  return (
    <section aria-label={t('lobby.board.label')} data-guide="board">
      {JACKPOT_TIERS.map((tier) => (
        <Plaque key={tier} tier={tier} box={layout[tier]} amount={figures[tier]} />
      ))}
    </section>
  );
}

function Plaque({ tier, box, amount }: { tier: JackpotTier; box: Box; amount: string }) {
  const name = t(`lobby.tier.${tier}`);
  const art = useOrnaments();
  const plaque = art?.address(`tier:${tier}:${box.width}:${box.height}`, () =>
    art.tierPlaqueSvg(art.paint, tier, box.width, box.height),
  );
  return (
    <button
      type="button"
      className={board.tier}
      data-tier={tier}
      data-touch={`tier:${tier}`}
      style={{ ...boxStyle(box), ...backgroundStyle(plaque) }}
      aria-label={`${t('lobby.board.open', { tier: name })}: ${amount}`}
      onClick={() => openOverlay('jackpot-board')}
    >
      {tier === 'mega' ? (
        <MegaFace box={box} name={name} amount={amount} />
      ) : (
        <TierFace box={box} name={name} amount={amount} />
      )}
    </button>
  );
}

function TierFace({ box, name, amount }: { box: Box; name: string; amount: string }) {
  const lines = tierLines(box);
  return (
    <>
      <span
        className={board.tierName}
        style={{
          ...boxStyle(lines.name, box),
          lineHeight: `${lines.name.height}px`,
          fontSize: tierNameFontPx(box),
        }}
      >
        {name}
      </span>
      <span
        className={board.tierAmount}
        data-unkept
        style={{
          ...boxStyle(lines.amount, box),
          lineHeight: `${lines.amount.height}px`,
          fontSize: tierFontPx(box, amount),
        }}
      >
        {amount}
      </span>
    </>
  );
}

function MegaFace({ box, name, amount }: { box: Box; name: string; amount: string }) {
  const art = useOrnaments();
  const line = megaNameLine(box);
  return (
    <>
      <span
        className={board.megaName}
        style={{ ...boxStyle(line, box), lineHeight: `${line.height}px`, fontSize: megaNameFontPx(box) }}
      >
        {name}
      </span>
      {placeFlaps(box, amount).map(({ text, box: flap, hasFlap }, index) => (
        <span
          // The position is the identity: a figure changes on its flap.
          // biome-ignore lint/suspicious/noArrayIndexKey: flaps never move, only their figures change
          key={index}
          className={board.flap}
          style={{
            ...boxStyle(flap, box),
            lineHeight: `${flap.height}px`,
            fontSize: flapFontPx(hasFlap ? flap : { width: flap.width * 2, height: flap.height }),
            ...(hasFlap &&
              backgroundStyle(
                art?.address(`flap:${flap.width}:${flap.height}`, () =>
                  art.flapSvg(art.paint, flap.width, flap.height),
                ),
              )),
          }}
        >
          <i data-unkept>{text}</i>
        </span>
      ))}
    </>
  );
}

/** The newest winners, one line at a time. */
export function TickerMirror({ box, winner }: { box: Box; winner: WinnerContent | null }) {
  return (
    <section
      className={board.ticker}
      style={{ ...boxStyle(box), paddingRight: TICKER_CONTROL_WIDTH }}
      aria-label={t('lobby.ticker.label')}
    >
      <Cup />
      {winner ? (
        <p className={board.winner} data-unkept>
          <WinnerLine winner={winner} />
        </p>
      ) : (
        <p className={board.winner}>{t('lobby.ticker.none')}</p>
      )}
      <span className={board.note} data-unkept>
        {winner?.note}
      </span>
    </section>
  );
}

function WinnerLine({ winner }: { winner: WinnerContent }) {
  const parts = winner.sentence.split(/(\{name\}|\{tier\})/).filter(Boolean);
  return (
    <>
      {parts.map((part) => {
        if (part === '{name}') return <b key={part}>{winner.name}</b>;
        if (part === '{tier}')
          return (
            <b key={part} data-tier={winner.tier}>
              {winner.tierName}
            </b>
          );
        return <span key={part}>{part}</span>;
      })}
      <span className={board.won}>{winner.amount}</span>
    </>
  );
}

const Cup = () => (
  <svg className={board.cup} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <title> </title>
    <path
      d="M5 2.5h8v4.2a4 4 0 0 1-8 0zM5 4H2.4c0 2.6 1 4 2.9 4.2M13 4h2.6c0 2.6-1 4-2.9 4.2M9 10.8v2.6M6 15.5h6M7 13.4h4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </svg>
);
