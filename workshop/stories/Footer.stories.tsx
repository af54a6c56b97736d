import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { Footer, LanguageSwitch, Page } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/Footer', parameters: { frame: 'page' } } satisfies Subject;

export function Whole() {
  const { t } = useTranslation();
  return (
    <>
      <Page title={t('home.title')} />
      <Footer
        phone="1 888 555-0142"
        guideUrl="#guide"
        termsPath={paths.terms}
        privacyPath={paths.privacy}
        displayPath={paths.display}
        accessibilityPath={paths.accessibility}
        reportPath={paths.report}
        version="1.0.0"
        copyright={t('footer.copyright', { year: 2099, brand: t('portal.name') })}
      >
        <LanguageSwitch onSwitch={async () => false} />
      </Footer>
    </>
  );
}
