import { AsyncLocalStorage } from 'node:async_hooks';

import type { AuditEventsTable } from './tables/auditEvents.ts';

const device = new AsyncLocalStorage<string>();

/** Does something for a request that came from such a device: whatever it leaves in the audit trail says so ([decision 27](../../../docs/decisions/0027-the-access-log-records-the-device-and-depends-on-the-reader.md)). */
export const onDevice = (label: string, act: () => void): void => {
  device.run(label, act);
};

/** The device an event is recorded with, empty when unknown. Clinics and jobs have none, also when a request set them going. */
export const deviceOf = (capacity: AuditEventsTable['capacity']): string =>
  capacity === 'clinic' || capacity === 'system' ? '' : (device.getStore() ?? '');
