import { Trans, useTranslation } from 'react-i18next';

import { Bullets, callLinks, Stack } from '../../ui';

/** What else one can do when nothing is free. */
export function OtherWays() {
  const { t } = useTranslation();
  return (
    <Stack $gap="m">
      <h2>{t('booking.otherWays')}</h2>
      <Bullets>
        <li>
          <Trans i18nKey="booking.otherWays.nurse" components={callLinks} />
        </li>
        <li>
          <Trans i18nKey="booking.otherWays.access" components={callLinks} />
        </li>
      </Bullets>
    </Stack>
  );
}
