import type { AgentTerms } from '../../../contract/agent/agent-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './agent.module.css';

const STEPS = [
  ['register', 'ticket'],
  ['kyc', 'identity'],
  ['deposit', 'wallet'],
  ['play', 'games'],
  ['paid', 'coins'],
] as const;

/** What a friend does until the player is paid. */
export function FriendSteps({ terms: { amount, turnover, multiple } }: { terms: AgentTerms }) {
  const { moneyFormat } = useUi();
  const say = (value: typeof amount) => formatCents(value, { ...moneyFormat, showWholeCents: false });
  const values = { amount: say(amount), turnover: say(turnover), multiple };
  return (
    <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="friend-steps">
      <h2 id="friend-steps">{t('agent.steps.title')}</h2>
      <ol className={classNames(listParts.list, styles.steps)}>
        {STEPS.map(([step, icon]) => (
          <li key={step} data-step={step}>
            <span className={styles.seal}>
              <Icon name={icon} size={22} />
            </span>
            <span>
              <b>{t(`agent.steps.${step}`, values)}</b>
              <small>{t(`agent.steps.${step}Text`, values)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
