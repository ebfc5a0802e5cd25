import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './board.module.css';

/** The sign above the page: what a friend brings, and how far it has come. */
export function Board({ agent: { terms, members, valid, claimable, paid } }: { agent: AgentData }) {
  const { moneyFormat } = useUi();
  const amount = formatCents(terms.amount, { ...moneyFormat, showWholeCents: false });
  return (
    <section className={styles.board} aria-labelledby="agent-board">
      <div className={styles.words}>
        <h2 id="agent-board">{t('agent.board.title', { amount })}</h2>
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
