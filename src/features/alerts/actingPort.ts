import type { Person } from '../../api/appointmentsApi';

/** Whom the user may act for, as the page knows it, and how they begin to. */
export type Acting = {
  people: readonly { patientId: string; name: string }[];
  /** Null: for themselves. */
  choose: (patientId: string | null) => void;
};

/** The person of an alert: one of those the user acts for, or else the user. */
export const personOf = ({ people }: Acting, patientId: string): { person: Person; personName: string | undefined } => {
  const other = people.find((one) => one.patientId === patientId);
  return { person: other === undefined ? null : { patientId }, personName: other?.name };
};
