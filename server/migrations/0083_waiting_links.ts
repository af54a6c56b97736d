export const keepsOlderServers = true as const;

export const indexes = {
  dependents_waiting_idx: "on dependents (created_at, id) where state = 'pending'",
} as const;

/** Decision 105. */
export const up = (): Promise<void> => Promise.resolve();
