import { useTranslation } from 'react-i18next';

import { Button, Cluster, PortalForm } from '../../ui';
import { FilterFields } from './FilterFields';
import { initialFilters, withFilters, withoutFilters } from './filterForm';
import type { SearchChoice } from './searchChoice';

type Props = {
  choice: SearchChoice;
  profId: string | null;
  count: number;
  onApply: (next: SearchChoice, nextProfId: string | null) => void;
};

export function FilterPanelForm({ choice, profId, count, onApply }: Props) {
  const { t } = useTranslation();
  return (
    <PortalForm
      initialValues={initialFilters(choice, profId)}
      validate={() => ({})}
      onSubmit={async (values) => {
        onApply(withFilters(choice, values), values.profIds || null);
        return undefined;
      }}
    >
      {() => (
        <>
          <FilterFields isNear={choice.near !== null} />
          <Cluster>
            <Button type="submit">{t('booking.filters.apply')}</Button>
            {count > 0 && (
              <Button
                look="quiet"
                onPress={() => {
                  onApply(withoutFilters(choice), null);
                }}
              >
                {t('booking.filters.clear')}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
