import { useTranslation } from 'react-i18next';

import { Toggles } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/Toggles' } satisfies Subject;

export function OneChosen() {
  const { t } = useTranslation();
  return (
    <Toggles
      label={t('accessLog.actors')}
      chosen="all"
      options={[
        { value: 'all', label: t('accessLog.all.actors') },
        { value: 'others', label: t('accessLog.others') },
      ]}
      onChoose={() => undefined}
    />
  );
}

export function OneThatCannotBeChosen() {
  const { t } = useTranslation();
  return (
    <Toggles
      label={t('booking.who.title')}
      chosen="me"
      options={[
        { value: 'me', label: t('dependents.me') },
        { value: 'lea', label: 'Léa Tremblay', off: t('dependents.suspended') },
      ]}
      onChoose={() => undefined}
    />
  );
}

export function SeveralChosen() {
  const { t } = useTranslation();
  return (
    <Toggles
      label={t('booking.chips')}
      chosen={['morning', 'weekend']}
      options={[
        { value: 'morning', label: t('dayPart.short.morning') },
        { value: 'evening', label: t('dayPart.short.evening') },
        { value: 'weekend', label: t('booking.chips.weekend') },
      ]}
      onChoose={() => undefined}
      small
    />
  );
}

export function WithItsLabel() {
  const { t } = useTranslation();
  return (
    <Toggles
      label={t('booking.filter.languages')}
      labelShown
      chosen={['fr']}
      options={[
        { value: 'fr', label: t('language.fr') },
        { value: 'en', label: t('language.en') },
      ]}
      onChoose={() => undefined}
      small
    />
  );
}
