import type { NewPerson } from './newPersonForm';

/** What every page of questions about somebody new is handed. */
export type StepProps = {
  person: NewPerson;
  /** The calendar date in Quebec. */
  today: string;
  /** What the server said of these fields, as message keys. */
  refused: Partial<Record<string, string>>;
  onAnswered: (answers: NewPerson) => void;
};
