import { useTranslation } from 'react-i18next';

import { Toggles } from '../../ui';

type Props = { othersOnly: boolean; onChoose: (othersOnly: boolean) => void };

/** The user's own reads fill most of a log. */
export function ByWhom({ othersOnly, onChoose }: Props) {
  const { t } = useTranslation();
  const options = [
    { value: 'others', label: t('accessLog.others') },
    { value: 'all', label: t('accessLog.all.actors') },
  ];
  return (
    <Toggles
      label={t('accessLog.actors')}
      chosen={othersOnly ? 'others' : 'all'}
      options={options}
      onChoose={(value) => {
        onChoose(value === 'others');
      }}
    />
  );
}
