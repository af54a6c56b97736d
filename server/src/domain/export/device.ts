import type { Device } from '@medplum/fhirtypes';

import type { OpenSession } from '../../../../contract/account.ts';
import { millisecondsOf } from '../../../../contract/instants.ts';
import { extensionOf, instantOf, refToOwner, type Owner } from './naming.ts';

export const deviceOf = ({ sessionId, device, createdAt, lastSeenAt }: OpenSession, owner: Owner): Device => ({
  resourceType: 'Device',
  id: sessionId,
  extension: [
    extensionOf(owner, 'signed-in', { valueDateTime: instantOf(new Date(millisecondsOf(createdAt))) }),
    extensionOf(owner, 'last-seen', { valueDateTime: instantOf(new Date(millisecondsOf(lastSeenAt))) }),
  ],
  status: 'active',
  ...(device === '' ? {} : { deviceName: [{ name: device, type: 'user-friendly-name' }] }),
  patient: refToOwner(owner),
});
