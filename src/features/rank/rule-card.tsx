import { formatCents } from '../../../contract/money.ts';
import type { RankRule } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { countText } from './multiple-text.ts';

interface RuleCardProps {
  rule: RankRule;
  kind: 'rank' | 'hack';
}

/** How places are decided: what counts, what does not, and that it is chance. */
export function RuleCard({ rule, kind }: RuleCardProps) {
  const { moneyFormat } = useUi();
  const stake = formatCents(rule.minStake, moneyFormat);
  const rounds = countText(rule.roundsPerDay);
  return (
    <Card icon="info" title={t('rank.rule')}>
      <ul>
        <li>{t(kind === 'rank' ? 'rank.rule.best' : 'rank.hack.rule.best')}</li>
        <li>{t(kind === 'rank' ? 'rank.rule.rounds' : 'rank.hack.rule.rounds', { stake, rounds })}</li>
        <li>{t('rank.rule.stake')}</li>
        <li>{t('rank.rule.odds')}</li>
        {kind === 'rank' && <li>{t('rank.rule.prizes')}</li>}
        <li>{t('rank.rule.hidden')}</li>
      </ul>
    </Card>
  );
}
