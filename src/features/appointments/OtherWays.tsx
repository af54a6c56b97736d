import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Stack } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { callLinks } from './UrgencyLine';

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  padding-inline-start: 1.25em;
`;

/** What else one can do when nothing is free. */
export function OtherWays() {
  const { t } = useTranslation();
  return (
    <Stack $gap="m">
      <h2>{t('booking.otherWays')}</h2>
      <List>
        <li><Trans i18nKey="booking.otherWays.nurse" components={callLinks} /></li>
        <li><Trans i18nKey="booking.otherWays.access" components={callLinks} /></li>
      </List>
    </Stack>
  );
}
