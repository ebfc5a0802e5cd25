import { useState } from 'react';
import { type AgentData, MEMBER_FILTERS, type MemberFilter } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './agent.module.css';
import { Loading } from './loading.tsx';
import { MemberCard } from './member-card.tsx';
import { More } from './more.tsx';
import { useMembers } from './queries.ts';

/** Whoever registered with the player's code, newest first. */
export function MembersTab({ agent }: { agent: AgentData }) {
  const [filter, setFilter] = useState<MemberFilter>('all');
  return (
    <div className={styles.stack}>
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
  const { data } = answer;
  if (!data) return <Loading answer={answer} count={4} height="96px" />;
  const members = data.flatMap(({ list }) => list);
  if (members.length === 0)
    return (
      <EmptyState
        icon="people"
        title={t(filter === 'all' ? 'agent.members.none' : `agent.members.none.${filter}`)}
        text={filter === 'all' ? t('agent.members.noneText') : undefined}
      />
    );
  const canClaim = agent.canClaim && agent.monthLeft > 0;
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <MemberCard key={member.memberId} member={member} canClaim={canClaim} />
        ))}
      </ul>
      <More answer={answer} />
    </>
  );
}
