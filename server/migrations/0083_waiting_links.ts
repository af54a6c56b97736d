export const keepsOlderServers = true as const;

export const indexes = {
  dependents_waiting_idx: "on dependents (created_at, id) where state = 'pending'",
  patients_born_idx: 'on patients (birth_date, lower(last_name))',
} as const;

/** Decision 105. */
export const up = (): Promise<void> => Promise.resolve();
