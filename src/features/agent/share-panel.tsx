import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import styles from './agent.module.css';
import { AgentBoard } from './agent-board.tsx';
import { useAgent } from './agent-queries.ts';
import { AgentTermsText } from './agent-terms.tsx';
import { FriendSteps } from './friend-steps.tsx';
import { Invitation } from './invitation.tsx';

/** `/share`: the player's link and every way to send it, with the terms. */
export function SharePanel() {
  return (
    <StateView
      state={asyncState(useAgent())}
      failed={t('agent.failed')}
      boxes={{ count: 4, height: '140px' }}
    >
      {(agent) => (
        <div className={classNames(pageParts.stack, styles.stack)}>
          <AgentBoard agent={agent} />
          {!agent.canClaim && <Notice>{t('agent.notNow')}</Notice>}
          <Invitation agent={agent} />
          <FriendSteps terms={agent.terms} />
          <AgentTermsText terms={agent.terms} />
          <ButtonLink kind="second" isWide icon="people" href={paths.agent}>
            {t('agent.share.friends')}
          </ButtonLink>
          <a className={styles.link} href={paths.agentRule}>
            {t('agent.rule.read')}
          </a>
        </div>
      )}
    </StateView>
  );
}
