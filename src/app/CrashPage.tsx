import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router-dom';

import { happened } from '../lib/happenings';
import { paths } from '../lib/paths';
import { Button, LinkLine, Page } from '../ui';

export function CrashPage() {
  const { t } = useTranslation();
  const fault = useRouteError();
  useEffect(() => {
    happened({ type: 'ui/crashed', payload: { error: fault instanceof Error ? fault.name : '' } });
  }, [fault]);
  return (
    <Page titleKey="crash.title" lead={t('crash.text')}>
      <div>
        <Button
          onPress={() => {
            window.location.reload();
          }}
        >
          {t('crash.reload')}
        </Button>
      </div>
      <LinkLine>
        <Link to={paths.report}>{t('footer.report')}</Link>
      </LinkLine>
    </Page>
  );
}
