import { useState } from 'react';
import type { CallData } from '../../../../contract/call.ts';
import { getReplay, getReplayByLink } from '../../../../contract/games/replay-calls.ts';
import { t } from '../../../platform/i18n.ts';
import type { ParamsOf } from '../../../platform/paths.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { EmptyState, StateView } from '../../../ui/states.tsx';
import { readTicket } from './replay-rules.ts';
import { ShownReplay } from './shown-replay.tsx';

const BOXES = { count: 3, height: '120px' } as const;

/** `/replay/{number}`: a past round of the player, seen again. */
export function ReplayPanel({ params: { roundId } }: { params: ParamsOf<'replay'> }) {
  const state = asyncState(useCall(getReplay, { roundId }, { isSilent: true }));
  return (
    <StateView state={state} failed={t('replay.failed')} boxes={BOXES}>
      {(answer) => <Answer answer={answer} />}
    </StateView>
  );
}

/** `/replay#ticket=…`: the round of an operator's link, without a session of its player. */
export function ReplayLinkPanel() {
  const [ticket] = useState(() => readTicket(location.hash));
  const state = asyncState(useCall(getReplayByLink, { ticket }, { isSilent: true }));
  return (
    <StateView state={state} failed={t('replay.failed')} boxes={BOXES}>
      {(answer) => <Answer answer={answer} />}
    </StateView>
  );
}

function Answer({ answer: { refusal, replay } }: { answer: CallData<typeof getReplay> }) {
  if (replay) return <ShownReplay replay={replay} />;
  return (
    <EmptyState
      icon="search"
      title={t('replay.refused.title')}
      text={t(`replay.refused.${refusal ?? 'unknown'}`)}
    />
  );
}
