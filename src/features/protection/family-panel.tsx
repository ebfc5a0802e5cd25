import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import styles from './family.module.css';
import { FamilyForm } from './family-form.tsx';

const STEPS = ['1', '2', '3'] as const;

/** `/family-exclusion`: a family member requests the exclusion of a person. No account is needed for it. */
export function FamilyPanel() {
  const [number, setNumber] = useState<string | null>(null);
  const helpLine = useStore(configStore, ({ config }) => config?.market.helpLine ?? null);
  if (number !== null) return <Done number={number} />;
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <p>{t('family.lead')}</p>
      {helpLine && <p>{t('family.urgent', { line: helpLine })}</p>}
      <FamilyForm onDone={setNumber} />
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="family-next">
        <h2 id="family-next">{t('family.next')}</h2>
        <ol className={classNames(listParts.points, styles.steps)}>
          {STEPS.map((step) => (
            <li key={step}>{t(`family.next.${step}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Done({ number }: { number: string }) {
  const email = useStore(configStore, ({ config }) => config?.clientConfig.email ?? '');
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.done} role="status">
      <h2 ref={title} tabIndex={-1}>
        {t('family.done.title')}
      </h2>
      <p className={styles.number} data-number={number}>
        {t('family.done.number', { number })}
      </p>
      <p>{t('family.done.copy')}</p>
      <p>{t('family.done.text', { email })}</p>
      <ButtonLink kind="second" isWide href={paths.home}>
        {t('family.done.home')}
      </ButtonLink>
    </section>
  );
}
