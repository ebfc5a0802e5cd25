import { t } from '../../../platform/i18n.ts';
import { rememberGuide, wantGuide } from '../../../session/gates/guide-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OfferLine } from '../../../ui/offer-line.tsx';

/** The line that offers the first tour. @param version the tour that a refusal declines */
export function GuideLine({ version }: { version: number }) {
  return (
    <OfferLine
      label={t('page.title.guide')}
      picture={<Icon name="help" size={28} />}
      title={t('guide.offer.title')}
      text={t('guide.offer.text')}
      accept={{ text: t('guide.offer.accept'), act: wantGuide }}
      decline={{ text: t('guide.offer.decline'), act: () => rememberGuide(version) }}
    />
  );
}
