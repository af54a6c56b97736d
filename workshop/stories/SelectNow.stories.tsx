import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectNow } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/SelectNow' } satisfies Subject;

const useCare = () => {
  const { t } = useTranslation();
  return [
    { value: 'follow-up', label: t('careType.follow-up') },
    { value: 'long', label: t('careType.covid') },
  ];
};

function Care({ first }: { first: string }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(first);
  return (
    <SelectNow
      label={t('booking.filter.careType')}
      value={value}
      options={useCare()}
      empty={t('booking.filter.any')}
      onChange={setValue}
    />
  );
}

export function NothingChosen() {
  return <Care first="" />;
}

export function ALongOneChosen() {
  return <Care first="long" />;
}
