import { useTranslation } from 'react-i18next';

import { Button, Page } from '../ui';
import { useStaffTitle } from './useStaffTitle';

export function StaffCrash() {
  const { t } = useTranslation();
  useStaffTitle(t('crash.title'));
  return (
    <Page title={t('crash.title')} lead={t('crash.text')}>
      <div>
        <Button
          onPress={() => {
            window.location.reload();
          }}
        >
          {t('crash.reload')}
        </Button>
      </div>
    </Page>
  );
}
