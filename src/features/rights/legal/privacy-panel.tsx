import { LegalDocument } from './legal-document.tsx';

/** `/privacy-policy` */
export function PrivacyPanel() {
  return <LegalDocument text="privacy" />;
}
