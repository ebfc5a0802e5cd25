import { useStore } from 'zustand';
import { type Company, getSupport } from '../../../contract/support/support-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import linkParts from '../../ui/links.module.css';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { HelpLines } from './help-lines.tsx';
import { LoadGate } from './load-gate.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './support.module.css';

/** `/about-us`: who the operator is, under which licence, and how to reach it. What it has not said is not shown. */
export function AboutPanel() {
  const reading = useCall(getSupport, {}, { isSilent: true, refetchOnReconnect: isMissing });
  const name = useStore(themeStore, ({ name: brand }) => brand);
  return (
    <LoadGate reading={reading}>
      {({ company, helpLines }) => (
        <div className={classNames(pageParts.column, styles.page)}>
          <PageIntro title={name}>{company.introduction}</PageIntro>
          <div className={classNames(pageParts.columns, styles.columns)}>
            <div className={classNames(pageParts.column, styles.stack)}>
              <CompanyCard company={company} />
              <LicenceCard company={company} />
            </div>
            <div className={classNames(pageParts.column, styles.stack)}>
              <SaferCard />
              <HelpLines lines={helpLines} />
              <PageLinks names={['service', 'faq', 'complaint']} />
            </div>
          </div>
        </div>
      )}
    </LoadGate>
  );
}

function CompanyCard({ company: { name, registration, address, phone } }: { company: Company }) {
  const email = useStore(configStore, ({ config }) => config?.clientConfig.email ?? '');
  const facts = [
    ['support.about.operator', name],
    ['support.about.registration', registration],
    ['support.about.address', address],
    ['support.about.phone', phone],
  ] as const;
  return (
    <Card title={t('support.about.company')} icon="store">
      <dl className={classNames(factParts.facts, styles.hours)}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {email !== '' && (
          <div>
            <dt>{t('support.about.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function LicenceCard({ company: { authority, authorityUrl } }: { company: Company }) {
  const market = useStore(configStore, ({ config }) => config?.market ?? null);
  if (!market) return null;
  return (
    <Card title={t('support.about.licence')} icon="shield-check">
      <dl className={classNames(factParts.facts, styles.hours)}>
        <div>
          <dt>{t('support.about.licenceNumber')}</dt>
          <dd>{market.licenceLine}</dd>
        </div>
        {authority !== '' && (
          <div>
            <dt>{t('support.about.authority')}</dt>
            <dd>
              {authorityUrl === '' ? (
                authority
              ) : (
                <a href={authorityUrl} rel="noreferrer">
                  {authority}
                </a>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('support.about.age')}</dt>
          <dd>{t('support.about.ageText', { age: market.minimumAge })}</dd>
        </div>
      </dl>
      <p className={linkParts.inline}>
        <a href={paths.termsOfUse}>{t('support.about.terms')}</a>
        <a href={paths.privacyPolicy}>{t('support.about.privacy')}</a>
      </p>
    </Card>
  );
}

function SaferCard() {
  return (
    <Card title={t('support.about.safer')} icon="heart" isBright>
      <p>{t('support.about.saferText')}</p>
      <p className={linkParts.inline}>
        <a href={paths.selfLimited}>{t('support.about.limits')}</a>
        <a href={paths.familyExclusion}>{t('support.about.family')}</a>
        <a href={paths.fair}>{t('support.about.fair')}</a>
      </p>
    </Card>
  );
}
