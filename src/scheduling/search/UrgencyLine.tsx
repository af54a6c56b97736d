import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../ui';

export function UrgencyLine() {
  return (
    <CallLine>
      <Trans i18nKey="booking.urgent" components={callLinks} />
    </CallLine>
  );
}
