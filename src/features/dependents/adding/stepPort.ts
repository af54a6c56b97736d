import type { NewPerson } from './newPersonForm';

export type StepProps = {
  person: NewPerson;
  /** Calendar date in Quebec. */
  today: string;
  /** Message keys by field. */
  refused: Partial<Record<string, string>>;
  onAnswered: (answers: NewPerson) => void;
};
