import { useStore } from 'zustand';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { countedGamesText } from '../../session/config/game-weights.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import wordParts from '../../ui/words.module.css';
import { chanceUntil, progressOf } from './draw-rules.ts';
import facts from './hall-facts.module.css';
import { clockText, dayClockText, moneyText } from './prize-text.ts';

/** What stands between the player and the next draw, as progress; nothing here urges. */
export function ChancePanel({ info }: { info: JackpotInfo }) {
  const isMember = useStore(profileStore, isSignedIn);
  const counted = useStore(configStore, ({ config }) => config && countedGamesText(config));
  const { draw, needDeposit } = info;
  return (
    <section className={facts.card} aria-labelledby="jackpot-chance">
      <header className={classNames(wordParts.headed, facts.cardHead)}>
        <h2 id="jackpot-chance">{t('jackpot.chance.title')}</h2>
        <span>{t('jackpot.chance.until', { time: clockText(draw.nextDayAt) })}</span>
      </header>
      {!draw.isOpen && <p className={classNames(wordParts.text, facts.text)}>{t('jackpot.chance.closed')}</p>}
      {draw.isOpen && draw.chances > 0 && (
        <p className={classNames(wordParts.text, facts.good)}>{readyText(info)}</p>
      )}
      {isMember ? (
        <Day info={info} />
      ) : (
        <p className={classNames(wordParts.text, facts.text)}>{t('jackpot.chance.guest')}</p>
      )}
      {!isMember && (
        <ButtonLink kind="second" href={paths.authLogin} isWide>
          {t('jackpot.chance.signIn')}
        </ButtonLink>
      )}
      {isMember && draw.isOpen && !draw.hasDrawnToday && needDeposit > 0 && (
        <a className={facts.link} href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
          {t('jackpot.chance.toDeposit')}
        </a>
      )}
      <p className={classNames(wordParts.text, facts.note)}>
        {t('jackpot.chance.note', { time: clockText(draw.nextDayAt) })}
      </p>
      {counted && <p className={classNames(wordParts.text, facts.note)}>{counted}</p>}
    </section>
  );
}

function readyText(info: JackpotInfo): string {
  const time = dayClockText(chanceUntil(info));
  const { chances: count } = info.draw;
  return count === 1
    ? t('jackpot.chance.ready.one', { time })
    : t('jackpot.chance.ready.many', { count, time });
}

function Day({ info: { draw, needDeposit, needTyping } }: { info: JackpotInfo }) {
  if (draw.hasDrawnToday && draw.chances === 0)
    return (
      <p className={classNames(wordParts.text, facts.text)}>
        {t('jackpot.chance.used', { time: clockText(draw.nextDayAt) })}
      </p>
    );
  const parts = [
    ['jackpot.chance.deposit', progressOf(needDeposit, draw.depositTarget)],
    ['jackpot.chance.typing', progressOf(needTyping, draw.typingTarget)],
  ] as const;
  return parts.map(([label, { done, target, share }]) => (
    <Progress
      key={label}
      label={t(label)}
      share={share}
      valueText={t('jackpot.chance.of', { done: moneyText(done), target: moneyText(target) })}
    />
  ));
}
