import { AsyncLocalStorage } from 'node:async_hooks';
import { userInfo } from 'node:os';

import type { StaffActor } from '../domain/staff/staffActor.ts';
import type { AuditEventsTable } from './tables/auditEvents.ts';

/** `operator`: the machine account that ran the command, with or without `--as`. */
export type Typist = { operator: string; staff: StaffActor | undefined };

const typist = new AsyncLocalStorage<Typist>();

/** Every event of a clinic then names who types the command: none can forget it (decision 104). */
export const typedBy = <T>(who: Typist, act: () => Promise<T>): Promise<T> => typist.run(who, act);

/** `sudo` says who called it. */
export const machineAccount = ({ SUDO_USER }: NodeJS.ProcessEnv = process.env): string => {
  if (SUDO_USER !== undefined && SUDO_USER !== '') return SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};

export const typedByOperator = <T>(act: () => Promise<T>): Promise<T> =>
  typedBy({ operator: machineAccount(), staff: undefined }, act);

type Acted = { capacity: AuditEventsTable['capacity']; staff?: StaffActor | undefined };

export const actorColumns = ({ capacity, staff }: Acted) => {
  const who = capacity === 'clinic' ? typist.getStore() : undefined;
  const actor = staff ?? who?.staff;
  return {
    actor_staff_id: actor?.staffId ?? null,
    actor_role: actor?.role ?? null,
    actor_clinic_id: actor?.clinicId ?? null,
    actor_operator: who?.operator ?? null,
  };
};
