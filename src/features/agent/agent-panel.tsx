import { useSearch } from 'wouter';
import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './agent.module.css';
import { AgentBoard } from './agent-board.tsx';
import { useAgent } from './agent-queries.ts';
import { CommissionTab } from './commission-tab.tsx';
import { FillCode } from './fill-code.tsx';
import { FriendSteps } from './friend-steps.tsx';
import { Invitation } from './invitation.tsx';
import { LogTab } from './log-tab.tsx';
import { MembersTab } from './members-tab.tsx';

const TABS = ['invite', 'members', 'commission', 'log'] as const;
type AgentTab = (typeof TABS)[number];

/** The first one for a tab that there is not. */
const tabOf = (search: string): AgentTab =>
  TABS.find((tab) => tab === new URLSearchParams(search).get('tabActive')) ?? 'invite';

const choose = (tab: AgentTab) =>
  navigate(tab === 'invite' ? paths.agent : linkTo(paths.agent, { tabActive: tab }), { replace: true });

/** `/agent`: the player's link, the friends who came by it, and what they bring. */
export function AgentPanel() {
  const tab = tabOf(useSearch());
  const state = asyncState(useAgent());
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('agent.failed')} boxes={{ count: 4, height: '120px' }} />;
  const { data: agent } = state;
  return (
    <div className={classNames(pageParts.stack, styles.stack)}>
      <AgentBoard agent={agent} />
      {!agent.canClaim && <Notice>{t('agent.notNow')}</Notice>}
      <Tabs<AgentTab>
        label={t('agent.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`agent.tab.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'invite' && <InviteTab agent={agent} />}
        {tab === 'members' && <MembersTab agent={agent} />}
        {tab === 'commission' && <CommissionTab agent={agent} />}
        {tab === 'log' && <LogTab />}
      </Tabs>
    </div>
  );
}

function InviteTab({ agent }: { agent: AgentData }) {
  return (
    <div className={classNames(pageParts.stack, styles.stack)}>
      <Invitation agent={agent} />
      <FriendSteps terms={agent.terms} />
      <FillCode fill={agent.fill} />
      <a className={styles.link} href={paths.agentRule}>
        {t('agent.rule.read')}
      </a>
    </div>
  );
}
