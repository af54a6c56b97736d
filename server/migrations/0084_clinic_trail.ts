export const keepsOlderServers = true as const;

/** Decision 111. */
export const indexes = {
  audit_events_actor_clinic_idx: 'on audit_events (actor_clinic_id, at desc) where actor_clinic_id is not null',
} as const;

export const up = (): Promise<void> => Promise.resolve();
