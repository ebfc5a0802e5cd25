import { useState } from 'react';
import { logout } from '../../../contract/auth/auth-calls.ts';
import { getForfeitures } from '../../../contract/wallet/forfeiture-calls.ts';
import type { PayoutKind, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { forgetAnswers } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { appealAddress, describeForfeiture } from '../../session/player/forfeiture.ts';
import {
  endWithdrawalOnlySession,
  hasWithdrawalOnlySession,
  withWithdrawalOnlyToken,
} from '../../session/player/withdrawal-only.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import { CardForm } from './card-form.tsx';
import { RealNameForm } from './real-name-form.tsx';
import { TermsGate } from './terms-gate.tsx';
import styles from './withdraw.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';
import { KIND_ICONS } from './withdraw-rules.ts';
import { WithdrawTotals } from './withdraw-totals.tsx';
import { WithdrawalRow } from './withdrawal-link.tsx';
import { WithdrawalOnlySafebox } from './withdrawal-only-safebox.tsx';

async function leave(): Promise<void> {
  const token = withWithdrawalOnlyToken();
  // The session ends by itself soon; the page goes whether or not the server has heard.
  void callServer(logout, {}, { ...token, isSilent: true }).catch(() => undefined);
  endWithdrawalOnlySession();
  forgetAnswers();
  navigate(paths.home, { replace: true });
}

/** `/auth/way-out`: balance, withdrawal and help, in a withdrawal-only session. Nothing else is open to it. */
export function WithdrawalOnlyPanel() {
  if (!hasWithdrawalOnlySession()) {
    return (
      <EmptyState icon="lock" title={t('cashier.out.ended')} text={t('cashier.out.endedText')}>
        <ButtonLink href={paths.authLogin}>{t('cashier.out.signIn')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.stack}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('cashier.out.lead')}</p>
      <WithdrawalOnlyForfeitures />
      <TermsGate>{(terms) => <Steps terms={terms} />}</TermsGate>
      <ButtonLink kind="quiet" isWide icon="mail" href={paths.withdrawalOnlyMail}>
        {t('cashier.out.mail')}
      </ButtonLink>
      <ButtonLink kind="quiet" isWide href={paths.complaint}>
        {t('cashier.out.complain')}
      </ButtonLink>
      <Button kind="second" isWide icon="support" onClick={() => openOverlay('help')}>
        {t('cashier.out.help')}
      </Button>
      <Button kind="quiet" isWide icon="exit" onClick={() => void leave()}>
        {t('cashier.out.leave')}
      </Button>
    </div>
  );
}

type Step = 'overview' | 'account' | PayoutKind;

function Steps({ terms }: { terms: WithdrawTerms }) {
  const [step, setStep] = useState<Step>('overview');
  const back = (
    <Button kind="quiet" isWide onClick={() => setStep('overview')}>
      {t('cashier.out.back')}
    </Button>
  );
  if (step === 'account') {
    return (
      <>
        {terms.realName === '' ? (
          <RealNameForm />
        ) : (
          <CardForm terms={terms} account={null} firstKind="ewallet" onSaved={() => setStep('overview')} />
        )}
        {back}
      </>
    );
  }
  const method = terms.methods.find(({ name }) => name === step);
  if (!method) return <Overview terms={terms} onStep={setStep} />;
  return (
    <>
      <WithdrawForm
        terms={terms}
        method={method}
        accounts={terms.accounts.filter(({ kind }) => kind === step)}
        onSent={() => {
          toast(t('cashier.out.sent'), 'good');
          setStep('overview');
        }}
      />
      {back}
    </>
  );
}

function Overview({ terms, onStep }: { terms: WithdrawTerms; onStep(step: Step): void }) {
  const ways = terms.methods.filter(
    ({ name, isOpen }) => isOpen && terms.accounts.some(({ kind }) => kind === name),
  );
  const isReady = terms.missing.length === 0;
  return (
    <>
      <WithdrawTotals label={t('cashier.out.balance')} amount={terms.coin} pending={terms.pending} />
      {terms.open.length > 0 && (
        <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="way-out-open">
          <h2 id="way-out-open">{t('cashier.open.title')}</h2>
          <ul className={classNames(listParts.list, styles.list)}>
            {terms.open.map((withdrawal) => (
              <li key={withdrawal.withdrawalId} className={classNames(surfaceParts.frame, styles.row)}>
                <WithdrawalRow withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isReady && <WithdrawNeeds terms={terms} onAddAccount={() => onStep('account')} />}
      {isReady && terms.coin > 0 && (
        <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="way-out-ways">
          <h2 id="way-out-ways">{t('cashier.ways.title')}</h2>
          {ways.map(({ name }, at) => (
            <Button
              key={name}
              kind={at === 0 ? 'action' : 'second'}
              isWide
              icon={KIND_ICONS[name]}
              onClick={() => onStep(name)}
            >
              {t(`cashier.kind.${name}`)}
            </Button>
          ))}
          <Button kind="plain" onClick={() => onStep('account')}>
            {t('cashier.cards.add')}
          </Button>
        </section>
      )}
      {isReady && terms.coin === 0 && (
        <p className={classNames(wordParts.text, styles.lead)}>
          <Icon name="check-circle" size={18} /> {t('cashier.out.empty')}
        </p>
      )}
      <WithdrawalOnlySafebox />
    </>
  );
}

/** What was forfeited and stands, in the session that leads out; nothing where nothing was. */
function WithdrawalOnlyForfeitures() {
  // Without an answer the rejected sign-in has shown it already.
  const { data } = useCall(getForfeitures, {}, { isSilent: true });
  const told = data?.forfeitures.filter(({ reversedAt }) => reversedAt === null) ?? [];
  return told.map((forfeiture) => (
    <Notice key={forfeiture.number} tone="warning" title={t('error.forfeit.title')}>
      {describeForfeiture(forfeiture).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ButtonLink kind="second" isWide href={appealAddress(forfeiture)}>
        {t('error.forfeit.toAppeal')}
      </ButtonLink>
    </Notice>
  ));
}
