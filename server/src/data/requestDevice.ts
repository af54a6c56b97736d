import { AsyncLocalStorage } from 'node:async_hooks';

import type { AuditEventsTable } from './tables/auditEvents.ts';

const device = new AsyncLocalStorage<string>();

/**
 * Labels audit events with the device ([decision
 * 27](../../../docs/decisions/0027-the-access-log-records-the-device-and-depends-on-the-reader.md)).
 */
export const onDevice = (label: string, act: () => void): void => {
  device.run(label, act);
};

/** Clinics and jobs have none, even when a request triggers them. */
export const deviceOf = (capacity: AuditEventsTable['capacity']): string =>
  capacity === 'clinic' || capacity === 'system' ? '' : (device.getStore() ?? '');
