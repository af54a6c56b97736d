import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../ui';

/** Messages may take days to be read. */
export function NotUrgent() {
  return (
    <CallLine>
      <Trans i18nKey="mailbox.notUrgent" components={callLinks} />
    </CallLine>
  );
}
