import { LegalPage } from './LegalPage';

/** The terms of use (spec §2). */
export function TermsPage() {
  return <LegalPage kind="terms" />;
}
