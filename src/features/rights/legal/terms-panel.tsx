import { LegalDocument } from './legal-document.tsx';

/** `/terms-of-use` */
export function TermsPanel() {
  return <LegalDocument text="terms" />;
}
