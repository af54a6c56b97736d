import type { Person } from '../../api/appointmentsApi';

export type Acting = {
  people: readonly { patientId: string; name: string; seesHistory: boolean }[];
  /** Null for the user. */
  choose: (patientId: string | null) => void;
};

/** Falls back to the user. */
export const personOf = (
  { people }: Acting,
  patientId: string,
): { person: Person; personName: string | undefined; seesHistory: boolean } => {
  const other = people.find((one) => one.patientId === patientId);
  return {
    person: other === undefined ? null : { patientId },
    personName: other?.name,
    seesHistory: other?.seesHistory ?? true,
  };
};
