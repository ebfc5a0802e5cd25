import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Money } from '../../ui/money.tsx';
import styles from './board.module.css';

/** The sign above the page: what a friend brings, and how far it has come. */
export function AgentBoard({ agent: { terms, members, valid, claimable, paid } }: { agent: AgentData }) {
  return (
    <section className={styles.board} aria-labelledby="agent-board">
      <div className={styles.words}>
        <h2 id="agent-board">
          <span className={styles.amount}>
            <Money amount={terms.amount} isShort />
          </span>{' '}
          <span>{t('agent.board.title')}</span>
        </h2>
        <p>{t('agent.board.text')}</p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('agent.board.members')}</dt>
          <dd data-figure>{members}</dd>
        </div>
        <div>
          <dt>{t('agent.board.valid')}</dt>
          <dd data-figure>{valid}</dd>
        </div>
        <div data-lit={claimable.amount > 0}>
          <dt>{t('agent.board.claimable')}</dt>
          <dd>
            <Money amount={claimable.amount} isShort />
          </dd>
        </div>
        <div>
          <dt>{t('agent.board.paid')}</dt>
          <dd>
            <Money amount={paid.amount} isShort />
          </dd>
        </div>
      </dl>
    </section>
  );
}
