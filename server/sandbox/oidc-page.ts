import type { SocialName } from '../adapters/social-names.ts';
import type { Locale } from '../localization/localized.ts';
import { html } from './html.ts';
import { PEOPLE } from './mock-oidc-provider.ts';
import { renderPage, sandboxText } from './pages.ts';

const PROVIDERS: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
};

/** The page to choose a person to sign in as; null for an invalid request. */
export function oidcPage(
  locale: Locale,
  asked: { readonly name: SocialName; readonly query: URLSearchParams } | null,
): string {
  const t = sandboxText(locale);
  const title = t('oidcTitle').replace('{provider}', asked ? PROVIDERS[asked.name] : '?');
  if (!asked)
    return renderPage(
      locale,
      title,
      html`<h1>${title}</h1><p class="result decline">${t('oidcUnknown')}</p>`,
    );
  const linkTo = (who: string) =>
    `/oidc/${asked.name}/choose?${new URLSearchParams([...asked.query, ['who', who]])}`;
  const people = PEOPLE.map(
    (person, index) => html`<a class="action" href="${linkTo(String(index))}">${person.name}</a>`,
  );
  return renderPage(
    locale,
    title,
    html`<h1>${title}</h1><p>${t('oidcLead')}</p>
<div class="choices">${people}
<a class="plain" href="${linkTo('new')}">${t('oidcNew')}</a>
<a class="plain" href="${linkTo('nobody')}">${t('oidcCancel')}</a></div>`,
  );
}
