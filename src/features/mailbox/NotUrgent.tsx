import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../ui';

/** A message is read in days: before anything is written, whom to call for what cannot wait. */
export function NotUrgent() {
  return (
    <CallLine>
      <Trans i18nKey="mailbox.notUrgent" components={callLinks} />
    </CallLine>
  );
}
