import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { ButtonLink, Cluster } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/ButtonLink' } satisfies Subject;

export function Looks() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <ButtonLink to={paths.newAppointment}>{t('home.book')}</ButtonLink>
      <ButtonLink to={paths.appointments} look="secondary">
        {t('cancel.keep')}
      </ButtonLink>
      <ButtonLink to={paths.appointments} look="warning">
        {t('cancel.confirm')}
      </ButtonLink>
      <ButtonLink to={paths.appointments} look="quiet">
        {t('move.start.short')}
      </ButtonLink>
    </Cluster>
  );
}
