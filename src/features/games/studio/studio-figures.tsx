import { Fragment } from 'react';
import type { Cents } from '../../../../contract/money.ts';
import { formatCents } from '../../../../contract/money.ts';
import {
  getStudioGame,
  type ModeFigures,
  type Share,
  type StudioGame,
} from '../../../../contract/studios/studio-game-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import facts from '../../../ui/facts.module.css';
import { StateView } from '../../../ui/states.tsx';
import tableParts from '../../../ui/tables.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import styles from './studio-figures.module.css';

/** What the released version of a studio's game promises, exactly, with what it is committed to. */
export function StudioFigures({ slug }: { slug: string }) {
  const state = asyncState(useCall(getStudioGame, { slug }));
  return (
    <StateView state={state} failed={t('studio.failed')} boxes={{ count: 3, height: '44px' }}>
      {(game) => <GameFigures game={game} />}
    </StateView>
  );
}

function GameFigures({ game }: { game: StudioGame }) {
  const { version, versionHash, commitment, modes, largestStake } = game;
  return (
    <div className={styles.figures}>
      {modes.map((mode, at) => (
        <details key={mode.name} open={at === 0}>
          <summary>{t('studio.mode', { name: mode.name, percent: mode.rtp.percent })}</summary>
          <FiguresOfMode mode={mode} largestStake={largestStake} />
          <Bands mode={mode} />
        </details>
      ))}
      <dl className={classNames(facts.ruled, styles.part)}>
        <Figure name={t('studio.version')} text={String(version)} />
        <Figure name={t('studio.commitment')} text={commitment} />
        <Figure name={t('studio.versionHash')} text={versionHash} />
      </dl>
    </div>
  );
}

function FiguresOfMode({ mode, largestStake }: { mode: ModeFigures; largestStake: Cents }) {
  const { moneyFormat, formatLocale } = useUi();
  const { cost, lines, weightSum, rtp, hitRate, deviation, topPayout, topChance, exposure, root } = mode;
  const digits = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(formatLocale, { maximumFractionDigits }).format(value);
  const figures: readonly (readonly [string, string])[] = [
    [t('studio.cost'), t('studio.times', { times: cost })],
    [t('studio.rtp'), `${rtp.percent}%`],
    [t('studio.fraction'), `${rtp.numerator}/${rtp.denominator}`],
    [t('studio.hitRate'), `${hitRate.percent}%`],
    [t('studio.deviation'), digits(deviation, 4)],
    [t('studio.top'), t('studio.times', { times: digits(topPayout / 100, 2) })],
    [t('studio.topChance'), chanceText(topChance, (count) => digits(count, 1))],
    [
      t('studio.exposure', { stake: formatCents(largestStake, moneyFormat) }),
      formatCents(exposure, moneyFormat),
    ],
    [t('studio.lines'), digits(lines, 0)],
    [t('studio.weightSum'), weightSum],
    [t('studio.root'), root],
  ];
  return (
    <dl className={classNames(facts.ruled, styles.part)}>
      {figures.map(([name, text]) => (
        <Figure key={name} name={name} text={text} />
      ))}
    </dl>
  );
}

const chanceText = ({ numerator, denominator }: Share, write: (count: number) => string): string =>
  numerator === '0'
    ? t('studio.never')
    : t('studio.oneIn', { count: write(Number(denominator) / Number(numerator)) });

/** The payouts that can be drawn, by their size. */
function Bands({ mode: { bands } }: { mode: ModeFigures }) {
  const { formatLocale } = useUi();
  const digits = (value: number) => new Intl.NumberFormat(formatLocale).format(value);
  const nameOf = (at: number): string => {
    const [from, to] = [bands[at]?.from ?? 0, bands[at + 1]?.from];
    if (at === 0) return t('studio.band.nothing');
    if (to === undefined) return t('studio.band.from', { from: digits(from) });
    return from === 0
      ? t('studio.band.below', { to: digits(to) })
      : t('studio.band.between', { from: digits(from), to: digits(to) });
  };
  return (
    <table className={classNames(tableParts.table, styles.part)}>
      <caption>{t('studio.bands')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('studio.band.payout')}</th>
          <th scope="col">{t('studio.band.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, chance }, at) => (
          // Two bands begin at 0.
          <Fragment key={`${at === 0 ? 'nothing' : from}`}>
            {chance.numerator !== '0' && (
              <tr>
                <th scope="row">{nameOf(at)}</th>
                <td>{chance.percent}%</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );
}
