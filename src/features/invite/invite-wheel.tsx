import { use, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { FrontSceneContext } from '../../session/pages/front-scene.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import drawnParts from '../../ui/drawn.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { spinBar } from './invite-rules.ts';
import { resumeSpin, showResult, spinWheel } from './spin-flows.ts';
import { inviteWheelStore, type SpinTurn } from './spin-store.ts';
import styles from './wheel.module.css';
import { WheelFace } from './wheel-face.tsx';

/** The wheel with its button. The canvas in front draws the same wheel and turns it; where nothing is drawn the page's own is seen. */
export function InviteWheel({ state }: { state: InviteState }) {
  const id = useId();
  const front = use(FrontSceneContext);
  const section = useRef<HTMLElement>(null);
  const { turn } = useStore(inviteWheelStore);
  const { phase } = turn;
  const landing = turn.phase === 'landing' ? turn.answer.spin.spinId : null;
  useEffect(() => {
    // A wheel that is drawn turns to its result first, and its scene says when it rests.
    if (landing !== null && !section.current?.hasAttribute('data-drawn')) showResult(landing);
  }, [landing]);
  const wheel = useRef<HTMLDivElement>(null);
  const spin = (send: () => Promise<void>) => {
    wheel.current?.scrollIntoView({ block: 'nearest' });
    void send();
  };
  const told = turn.phase === 'shown' ? turn.answer.spin : null;
  const bar = spinBar(state, timeNow());
  const isBusy = phase === 'turning' || phase === 'landing';
  return (
    <section
      ref={section}
      className={classNames(drawnParts.table, styles.table)}
      aria-labelledby={id}
      data-wheel
      data-phase={phase}
    >
      <header className={styles.head}>
        <h2 id={id} className="hidden-text">
          {t('invite.wheel')}
        </h2>
        {state.period && bar !== 'ended' && (
          <p>
            {t('invite.ends')} <DateText at={state.period.endsAt} />
          </p>
        )}
      </header>
      <div ref={wheel} className={classNames(drawnParts.box, styles.wheel)}>
        <WheelFace sectors={state.terms.sectors} sector={told?.sector ?? null} />
        {front}
      </div>
      <Result turn={turn} />
      {phase === 'cut' ? (
        <Button key="again" isWide onClick={() => spin(resumeSpin)}>
          {t('invite.spin.again')}
        </Button>
      ) : (
        (bar === null || isBusy) && (
          <Button key="spin" isWide isBusy={isBusy} onClick={() => spin(() => spinWheel(state.commit))}>
            {t('invite.spin', { count: state.period?.spins ?? 0 })}
          </Button>
        )
      )}
      {bar !== null && !isBusy && phase !== 'cut' && (
        <p className={classNames(wordParts.text, styles.bar)}>{t(`invite.bar.${bar}`)}</p>
      )}
    </section>
  );
}

/** What the spin has brought, or why there is nothing to tell; readers hear it as it changes. */
function Result({ turn }: { turn: SpinTurn }) {
  const { moneyFormat } = useUi();
  const failure = turn.phase === 'cut' || turn.phase === 'still' ? turn.failure : null;
  return (
    <div className={classNames(drawnParts.result, styles.result)} role="status">
      {turn.phase === 'turning' && <span>{t('invite.turning')}</span>}
      {turn.phase === 'landing' && <span>{t('invite.landing')}</span>}
      {turn.phase === 'shown' && (
        <strong>{t('invite.result', { amount: formatCents(turn.answer.spin.prize, moneyFormat) })}</strong>
      )}
      {turn.phase === 'cut' && <span>{t('invite.cut')}</span>}
      {failure !== null && <span>{describeFailure(failure)}</span>}
      {turn.phase === 'still' && failure === null && <span>{t('invite.idle')}</span>}
    </div>
  );
}
