export const keepsOlderServers = true as const;

export const indexes = {
  appointments_kept_by_clinic_idx: "on appointments (clinic_id, starts_at) where status <> 'cancelled'",
} as const;

export const up = (): Promise<void> => Promise.resolve();
