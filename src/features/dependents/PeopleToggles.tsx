import { useTranslation } from 'react-i18next';

import { Toggles } from '../../ui';
import { PeopleMissed } from './PeopleMissed';
import { useActedFor } from './useActedFor';

type Props = {
  label: string;
  chosen: string | null;
  onChoose: (patientId: string | null) => void;
};

export function PeopleToggles({ label, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { people } = useActedFor();
  if (people.length === 0) return <PeopleMissed />;
  const me = { value: '', label: t('dependents.me') };
  const others = people.map(({ patientId, name, isOpen, seesHistory }) => ({
    value: patientId,
    label: name,
    off: !seesHistory && t(isOpen ? 'dependents.noHistory' : 'dependents.suspended'),
  }));
  return (
    <Toggles
      label={label}
      chosen={chosen ?? ''}
      options={[me, ...others]}
      onChoose={(value) => {
        onChoose(value || null);
      }}
    />
  );
}
