import { useTranslation } from 'react-i18next';

import type { ClosingOutlook } from '../../../../contract/closing.ts';
import { useTold } from '../../../i18n/useTold';
import { Bullets, Card, Note, Stack } from '../../../ui';

export function ClosingTerms({ goes, keeps, leftAlone, reopenDays }: Omit<ClosingOutlook, 'visits'>) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <>
      <Card>
        <Stack as="section" $gap="m">
          <h2>{t('close.goes')}</h2>
          <Bullets>
            {goes.map((what) => (
              <li key={what}>{t(`close.goes.${what}`)}</li>
            ))}
          </Bullets>
          <p>{t('close.goes.when', { count: reopenDays })}</p>
        </Stack>
      </Card>
      <Card>
        <Stack as="section" $gap="m">
          <h2>{t('close.keeps')}</h2>
          <Bullets>
            {keeps.map(({ what, years }) => (
              <li key={what}>{t(`close.keeps.${what}`, { count: years ?? 0 })}</li>
            ))}
          </Bullets>
          <p>{t('close.keeps.why')}</p>
        </Stack>
      </Card>
      {leftAlone.map(({ patientId, firstName, lastName }) => (
        <Note key={patientId} icon="warning">
          {told('close.leftAlone', { name: [firstName, lastName].filter(Boolean).join(' ') })}
        </Note>
      ))}
    </>
  );
}
