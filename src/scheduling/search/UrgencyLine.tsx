import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../ui';

/** Whom to call when it cannot wait: before anything about booking. */
export function UrgencyLine() {
  return (
    <CallLine>
      <Trans i18nKey="booking.urgent" components={callLinks} />
    </CallLine>
  );
}
