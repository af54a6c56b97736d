import type { NewPerson } from './newPersonForm';

export type StepProps = {
  person: NewPerson;
  /** The calendar date in Quebec. */
  today: string;
  /** Field errors as message keys. */
  refused: Partial<Record<string, string>>;
  onAnswered: (answers: NewPerson) => void;
};
