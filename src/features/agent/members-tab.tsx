import { useState } from 'react';
import { type AgentData, MEMBER_FILTERS, type MemberFilter } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import pageParts from '../../ui/page.module.css';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './agent.module.css';
import { useMembers } from './agent-queries.ts';
import { MemberCard } from './member-card.tsx';

/** Whoever registered with the player's code, newest first. */
export function MembersTab({ agent }: { agent: AgentData }) {
  const [filter, setFilter] = useState<MemberFilter>('all');
  return (
    <div className={classNames(pageParts.stack, styles.stack)}>
      {agent.members > 0 && (
        <Segments<MemberFilter>
          label={t('agent.members.filter')}
          options={MEMBER_FILTERS.map((value) => ({ value, label: t(`agent.members.filter.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      )}
      <Members agent={agent} filter={filter} />
    </div>
  );
}

function Members({ agent, filter }: { agent: AgentData; filter: MemberFilter }) {
  const answer = useMembers(filter);
  const state = listState(answer);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('agent.failed')}
        boxes={{ count: 4, height: '96px' }}
        empty={
          <EmptyState
            icon="people"
            title={t(filter === 'all' ? 'agent.members.none' : `agent.members.none.${filter}`)}
            text={filter === 'all' ? t('agent.members.noneText') : undefined}
          />
        }
      />
    );
  const canClaim = agent.canClaim && agent.monthLeft > 0;
  return (
    <>
      <ul className={classNames(listParts.list, styles.members)}>
        {state.data.map((member) => (
          <MemberCard key={member.memberId} member={member} canClaim={canClaim} />
        ))}
      </ul>
      <MoreRows answer={answer} text={t('agent.more')} />
    </>
  );
}
