import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Picker } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Picker' } satisfies Subject;

const options = ['GMF des Trois-Érables (Montréal)', 'CLSC du Sentier (Montréal)', 'CLSC du Phare (Sept-Îles)'].map(
  (label, at) => ({ value: String(at), label }),
);

function Clinics({ first }: { first: readonly string[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(first);
  return (
    <Picker
      label={t('booking.filter.clinics.find')}
      options={options}
      chosen={chosen}
      onAdd={(value) => {
        setChosen([...chosen, value]);
      }}
      onRemove={(value) => {
        setChosen(chosen.filter((each) => each !== value));
      }}
    />
  );
}

export function NoneChosen() {
  return <Clinics first={[]} />;
}

export function SomeChosen() {
  return <Clinics first={['0', '2']} />;
}
