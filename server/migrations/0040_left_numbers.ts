export const keepsOlderServers = true as const;

export const indexes = {
  appointments_left_number_idx:
    'on appointments (ends_at) where contact_phone is not null and booked_by_account_id is null',
} as const;

export const up = (): Promise<void> => Promise.resolve();
