import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { formatCents } from '../../../../contract/money.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import pageParts from '../../../ui/page.module.css';
import surfaceParts from '../../../ui/surfaces.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import wordParts from '../../../ui/words.module.css';
import styles from './chart.module.css';
import { type ChartShape, chartShape } from './chart-shape.ts';
import { isMonth, type ReportStep, stepText } from './report-rules.ts';
import { StepTable } from './step-table.tsx';

/** Won above a line, staked below it, the result as a mark across; a step is chosen by keys, tap or pointer. */
export function ResultsChart({ steps }: { steps: readonly ReportStep[] }) {
  const { moneyFormat } = useUi();
  const id = useId();
  const locale = formatLocale();
  const lastPlayed = steps.findLastIndex(({ rounds, prizes }) => rounds > 0 || prizes > 0);
  const [chosen, setChosen] = useState(Math.max(0, lastPlayed));
  const at = Math.min(chosen, steps.length - 1);
  const step = steps[at];
  const shape = chartShape(steps);
  if (!step) return null;
  const money = (amount: Parameters<typeof formatCents>[0]) => formatCents(amount, moneyFormat);
  const short = (amount: number) =>
    `${moneyFormat.sign}${new Intl.NumberFormat(locale, { notation: 'compact' }).format(amount / 100)}`;
  const inWords = t('report.chart.step', {
    name: stepText(step.name, locale),
    staked: money(step.staked),
    won: money(wonOf(step)),
    net: money(step.net),
  });
  const choose = (next: number) => setChosen(Math.max(0, Math.min(steps.length - 1, next)));
  const pressKey = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: steps.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - left) / width) * steps.length));
  };
  const edges = [0, Math.floor((steps.length - 1) / 2), steps.length - 1];
  return (
    <section
      className={classNames(surfaceParts.frame, pageParts.column, styles.chart)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{t('report.chart.title')}</h2>
      <dl className={styles.readout}>
        <div className={styles.when}>
          <dt className="hidden-text">{t(isMonth(step.name) ? 'report.chart.month' : 'report.chart.day')}</dt>
          <dd>{stepText(step.name, locale)}</dd>
        </div>
        <div data-mark="won">
          <dt>{t('report.won')}</dt>
          <dd>{money(wonOf(step))}</dd>
        </div>
        <div data-mark="staked">
          <dt>{t('report.staked')}</dt>
          <dd>{money(step.staked)}</dd>
        </div>
        <div data-mark="net">
          <dt>{t('report.net')}</dt>
          <dd>{step.net > 0 ? `+${money(step.net)}` : money(step.net)}</dd>
        </div>
      </dl>
      <div className={styles.frame}>
        <span className={styles.edge} data-edge="top">
          {short(shape.top)}
        </span>
        <span className={styles.edge} data-edge="bottom">
          {short(shape.bottom)}
        </span>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={t('report.chart.label')}
          aria-describedby={`${id}-hint`}
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={at + 1}
          aria-valuetext={inWords}
          onKeyDown={pressKey}
          onPointerDown={point}
          onPointerMove={(event) => (event.pointerType === 'mouse' || event.buttons > 0) && point(event)}
        >
          <Drawing shape={shape} steps={steps} chosen={at} />
        </div>
        <div className={styles.days} aria-hidden="true">
          {[...new Set(edges)].map((edge) => (
            <span key={edge}>{stepText(steps[edge]?.name ?? '', locale, true)}</span>
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className={classNames(wordParts.note, styles.hint)} data-screen-only>
        {t(isMonth(step.name) ? 'report.chart.hintMonth' : 'report.chart.hint')}
      </p>
      <StepTable steps={steps} />
    </section>
  );
}

const wonOf = ({ won, prizes }: ReportStep) => (won + prizes) as ReportStep['won'];

const HEIGHT = 100;
const WIDTH = 10;

interface DrawingProps {
  shape: ChartShape;
  /** What each bar is of. */
  steps: readonly ReportStep[];
  chosen: number;
}

/** Stretched to its box; lines keep their width. */
function Drawing({ shape: { zero, bars }, steps, chosen }: DrawingProps) {
  const y = (share: number) => share * HEIGHT;
  return (
    <svg viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.chosen} x={chosen * WIDTH} y="0" width={WIDTH} height={HEIGHT} />
      {bars.map(({ wonTop, stakedBottom, net }, at) => (
        <g key={steps[at]?.name} transform={`translate(${at * WIDTH} 0)`}>
          <rect className={styles.won} x="1.8" width="6.4" y={y(wonTop)} height={y(zero - wonTop)} />
          <rect className={styles.staked} x="1.8" width="6.4" y={y(zero)} height={y(stakedBottom - zero)} />
          {stakedBottom - wonTop > 0.002 && (
            <>
              <line className={styles.halo} x1="0.3" x2="9.7" y1={y(net)} y2={y(net)} />
              <line className={styles.mark} x1="0.6" x2="9.4" y1={y(net)} y2={y(net)} />
            </>
          )}
        </g>
      ))}
      <line className={styles.zero} x1="0" x2={bars.length * WIDTH} y1={y(zero)} y2={y(zero)} />
    </svg>
  );
}
