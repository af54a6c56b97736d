import { LegalPage } from './LegalPage';

/** The privacy policy (spec §2). */
export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}
