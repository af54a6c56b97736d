import { useTranslation } from 'react-i18next';

import { Waiting } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Waiting/Waiting', parameters: { frame: 'page' } } satisfies Subject;

/** A page that comes later brings the title; here the workshop does. */
export function ForAPage() {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <h1>{t('portal.name')}</h1>
      </header>
      <Waiting cards={2} />
    </>
  );
}
