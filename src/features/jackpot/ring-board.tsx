import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { JackpotAwardConfig } from '../../../contract/config/app-config.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { cellSvg, spinSvg } from '../../../scenes/ornaments/jackpot-cells.ts';
import { marqueeFrameSvg } from '../../../scenes/ornaments/marquee.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { maySpin, prizeOfCell } from './draw-rules.ts';
import { drawStore } from './draw-store.ts';
import { drawFlow } from './draws.ts';
import { followResting, type Light, lightStore } from './light-store.ts';
import { describePrize, prizeLabel, prizeWorthShort } from './prize-text.ts';
import styles from './ring-board.module.css';
import { useOrnament } from './use-ornament.ts';

interface RingBoardProps {
  cells: readonly JackpotAwardConfig[];
  info: JackpotInfo;
}

/** Ten cells around SPIN, in a frame of bulbs. The light's cell is written on it without React: 12 times a second. */
export function RingBoard({ cells, info }: RingBoardProps) {
  const frame = useOrnament<HTMLDivElement>('ring-frame', marqueeFrameSvg);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    let lit: Element | null = null;
    let passed: Element | null = null;
    const show = ({ cell, isMoving }: Light) => {
      const next = cell === null ? null : (list.current?.children[cell] ?? null);
      passed?.toggleAttribute('data-passed', false);
      passed = isMoving && lit !== next ? lit : null;
      passed?.toggleAttribute('data-passed', true);
      if (next === lit) return;
      lit?.toggleAttribute('data-lit', false);
      next?.toggleAttribute('data-lit', true);
      lit = next;
    };
    lightStore.setState({ cell: drawStore.getState().litCell, isMoving: false });
    show(lightStore.getState());
    const stops = [lightStore.subscribe(show), followResting()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div className={styles.frame} ref={frame} data-ring>
      <ol className={classNames(listParts.list, styles.cells)} ref={list} aria-label={t('jackpot.board')}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position on the board
          <Cell key={index} index={index} cell={cell} count={cells.length} />
        ))}
      </ol>
      <SpinButton info={info} />
    </div>
  );
}

function Cell({ index, cell }: { index: number; cell: JackpotAwardConfig; count: number }) {
  const prize = prizeOfCell(cell);
  const { kind } = prize;
  const worth = prizeWorthShort(prize) ?? undefined;
  const element = useOrnament<HTMLLIElement>(`cell:${kind}`, (paint, width, height) =>
    cellSvg(paint, { kind, isLit: false, width, height }),
  );
  const lamp = useOrnament<HTMLSpanElement>(`lit:${kind}`, (paint, width, height) =>
    cellSvg(paint, { kind, isLit: true, width, height }),
  );
  const isResting = useStore(
    drawStore,
    ({ phase, litCell }) => litCell === index && (phase === 'idle' || phase === 'award'),
  );
  return (
    <li
      ref={element}
      className={styles.cell}
      data-cell={index}
      data-kind={kind}
      data-worth={worth}
      aria-current={isResting || undefined}
    >
      <span
        className={styles.lamp}
        ref={lamp}
        data-prize={prizeLabel(prize)}
        data-worth={worth}
        aria-hidden="true"
      />
      <span className={styles.prize} aria-hidden="true">
        {prizeLabel(prize)}
      </span>
      {worth && (
        <span className={styles.worth} aria-hidden="true">
          {worth}
        </span>
      )}
      <span className="hidden-text">
        {isResting ? t('jackpot.board.lit', { prize: describePrize(prize) }) : describePrize(prize)}
      </span>
    </li>
  );
}

function SpinButton({ info }: { info: JackpotInfo }) {
  const phase = useStore(drawStore, (state) => state.phase);
  const isBusy = phase !== 'idle';
  const isOn = maySpin(info, isBusy);
  const spinFace = isBusy ? 'pressed' : isOn ? 'on' : 'off';
  const face = useOrnament<HTMLButtonElement>(`spin:${spinFace}`, (paint, width, height) =>
    spinSvg(paint, width, height, spinFace),
  );
  return (
    <button
      ref={face}
      type="button"
      className={styles.spin}
      data-spin
      // Not `disabled`: a press would lose its focus in the moment it begins the draw.
      aria-disabled={!isOn || undefined}
      aria-busy={isBusy || undefined}
      onClick={drawFlow.spin}
    >
      <span className={styles.word}>{t('jackpot.spin')}</span>
      <span className={styles.note}>{isBusy ? t('jackpot.spin.busy') : chanceNote(info)}</span>
    </button>
  );
}

function chanceNote({ draw, canReceiveDrawChance }: JackpotInfo): string {
  if (!draw.isOpen) return t('jackpot.spin.closed');
  if (!canReceiveDrawChance) return t('jackpot.spin.none');
  return draw.chances > 1 ? t('jackpot.spin.many', { count: draw.chances }) : t('jackpot.spin.one');
}
