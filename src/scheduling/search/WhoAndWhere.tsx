import { useTranslation } from 'react-i18next';

import { Picker } from '../../ui';
import { useNetwork } from '../text/useNetwork';
import { ClinicsMissed } from './ClinicsMissed';
import type { FiltersProps } from './filterChoice';

type Props = Pick<FiltersProps, 'choice' | 'profId' | 'onChange' | 'onProfessional'>;

export function WhoAndWhere({ choice: { clinicIds }, profId, onChange, onProfessional }: Props) {
  const { t, i18n } = useTranslation();
  const { clinics, missed, professionalsOf, profNameOf } = useNetwork();
  const collator = new Intl.Collator(i18n.language, { sensitivity: 'base' });
  const sorted = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => collator.compare(one.label, other.label));
  const chosen = profId === null ? [] : [profId];
  const professionals = [...new Set([...professionalsOf(clinicIds), ...chosen])];
  return (
    <>
      <Picker
        label={t('booking.filter.professional.find')}
        options={sorted(professionals.map((value) => ({ value, label: profNameOf(value) })))}
        chosen={chosen}
        onAdd={onProfessional}
        onRemove={() => {
          onProfessional(null);
        }}
      />
      <ClinicsMissed />
      {!missed && (
        <Picker
          label={t('booking.filter.clinics.find')}
          options={sorted(
            clinics.map(({ clinicId, name, address }) => ({ value: clinicId, label: `${name} (${address.city})` })),
          )}
          chosen={clinicIds}
          onAdd={(added) => {
            onChange((current) => ({ ...current, clinicIds: [...current.clinicIds, added] }));
          }}
          onRemove={(removed) => {
            onChange((current) => ({ ...current, clinicIds: current.clinicIds.filter((each) => each !== removed) }));
          }}
        />
      )}
    </>
  );
}
