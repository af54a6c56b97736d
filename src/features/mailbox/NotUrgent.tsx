import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../ui';

export function NotUrgent() {
  return (
    <CallLine>
      <Trans i18nKey="mailbox.notUrgent" components={callLinks} />
    </CallLine>
  );
}
