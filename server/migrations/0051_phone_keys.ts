export const keepsOlderServers = true as const;

const keyOf = (column: string): string =>
  `(substring(regexp_replace(${column}, '[^0-9]', '', 'g') from '^1?([0-9]{10})'))`;

/** Older servers use the index of 0033. */
export const indexes = {
  patients_phone_key_idx: `on patients (${keyOf('phone')}) where phone is not null`,
  appointments_contact_key_idx: `on appointments (${keyOf('contact_phone')}) where contact_phone is not null`,
} as const;

export const up = (): Promise<void> => Promise.resolve();
