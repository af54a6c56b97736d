import { useTranslation } from 'react-i18next';

import { AnchorLink } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/AnchorLink' } satisfies Subject;

export function ToAnAnchor() {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <span>{t('close.lead')}</span> <AnchorLink anchor="goes">{t('close.goes')}</AnchorLink>
      </p>
      <h2 id="goes">{t('close.goes')}</h2>
    </>
  );
}
