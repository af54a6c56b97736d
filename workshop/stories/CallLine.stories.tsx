import { Trans } from 'react-i18next';

import { CallLine, callLinks } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/CallLine' } satisfies Subject;

export function WithNumbers() {
  return (
    <CallLine>
      <Trans i18nKey="booking.urgent" components={callLinks} />
    </CallLine>
  );
}
