import { useStore } from 'zustand';
import { findRestriction, type Restriction } from '../../../contract/protection/restrictions.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { heldRestrictions, inOrder } from '../../session/player/restrictions.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { FamilyNotice } from './family-notice.tsx';
import { momentText } from './limit-text.ts';
import styles from './restriction.module.css';

/** What holds, until when, and what stays open: in place of every screen that would offer what it forbids. */
export function RestrictionStatus() {
  const held = useStore(profileStore, heldRestrictions);
  const told = inOrder(held);
  if (told.length === 0)
    return (
      <div className={classNames(pageParts.column, styles.status)}>
        <p className={classNames(wordParts.text, styles.text)}>{t('restriction.none')}</p>
        <ButtonLink href={paths.home}>{t('restriction.lobby')}</ButtonLink>
      </div>
    );
  return (
    <div className={classNames(pageParts.column, styles.status)} data-restriction={told[0]?.kind}>
      {told.map((restriction) => (
        <Reason key={restriction.kind} restriction={restriction} />
      ))}
      {told.some(({ kind }) => kind === 'break') && <FamilyNotice />}
      {told.some(({ kind }) => kind === 'identity') && (
        <ButtonLink isWide icon="identity" href={paths.memberKyc}>
          {t('restriction.identity.check')}
        </ButtonLink>
      )}
      <StaysOpen mayPlay={findRestriction(held, 'stake') === null} />
    </div>
  );
}

function Reason({ restriction: { kind, until } }: { restriction: Restriction }) {
  return (
    <section className={classNames(pageParts.column, styles.reason)}>
      <h2>{t(`restriction.${kind}.title`)}</h2>
      <p className={classNames(wordParts.text, styles.text)}>{t(`restriction.${kind}.text`)}</p>
      <End kind={kind} until={until} />
    </section>
  );
}

function End({ kind, until }: Restriction) {
  const { formatLocale } = useUi();
  if (until === null)
    return <p className={classNames(surfaceParts.frame, styles.end)}>{t(`restriction.${kind}.noEnd`)}</p>;
  return (
    <p className={classNames(surfaceParts.frame, styles.end)}>
      <time dateTime={new Date(until).toISOString()}>
        {t(`restriction.${kind}.until`, { until: momentText(until, formatLocale) })}
      </time>
    </p>
  );
}

/** Money out, records and help first: whatever holds, they are one tap away. */
function StaysOpen({ mayPlay }: { mayPlay: boolean }) {
  return (
    <nav className={classNames(pageParts.column, styles.open)} aria-labelledby="restriction-open">
      <h2 id="restriction-open">{t('restriction.open')}</h2>
      <ButtonLink kind="second" isWide icon="bank" href={linkTo(paths.wallets, { name: 'withdraw' })}>
        {t('restriction.open.withdraw')}
      </ButtonLink>
      <ButtonLink kind="second" isWide icon="receipt" href={paths.walletsRecord}>
        {t('restriction.open.records')}
      </ButtonLink>
      <Button kind="second" isWide icon="support" onClick={() => openOverlay('help')}>
        {t('restriction.open.help')}
      </Button>
      <ButtonLink kind="quiet" isWide href={paths.selfLimited}>
        {t('restriction.open.limits')}
      </ButtonLink>
      <ButtonLink kind="quiet" isWide href={paths.memberReport}>
        {t('restriction.open.report')}
      </ButtonLink>
      <ButtonLink kind="quiet" isWide href={paths.email}>
        {t('restriction.open.mail')}
      </ButtonLink>
      {mayPlay && (
        <ButtonLink kind="quiet" isWide href={paths.home}>
          {t('restriction.open.games')}
        </ButtonLink>
      )}
    </nav>
  );
}
