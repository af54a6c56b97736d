import type { Language, Mode } from '../../../contract/catalogues.ts';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { GuestIdentity } from '../../../contract/guest.ts';
import { checkCalledPhone } from '../../../contract/calledPhone.ts';
import { checkName, tidyName } from '../../../contract/names.ts';
import { checkBirthDate, checkEmail, checkNam, checkRequired } from '../../../contract/rules.ts';
import type { MessageKey } from '../../i18n/keys';
import { onlyProblems } from '../../lib/onlyProblems';
import { showPhone } from '../../lib/phone';
import { questions, type Question } from './guestSteps';
import type { GuestAnswers } from './guestAnswers';

type Field = keyof GuestAnswers;
type Problem = ErrorCode | Extract<MessageKey, 'guest.card.missing' | 'guest.language.missing'>;

const fieldsOf: Record<Question, readonly Field[]> = {
  name: ['firstName', 'lastName'],
  birthDate: ['birthDate'],
  card: ['card', 'nam'],
  contact: ['email', 'phone'],
  language: ['lang'],
};

/** `today` is a calendar date. */
export type Measure = { today: string; mode: Mode | undefined };

export const needsPhone = ({ mode }: Pick<Measure, 'mode'>): boolean => mode === 'phone';

const phoneProblem = (phone: string, measure: Measure): ErrorCode | undefined => {
  if (phone.trim() === '') return needsPhone(measure) ? 'errors.invalidPhone' : undefined;
  return checkCalledPhone(showPhone(phone));
};

const problemsOf = (answers: GuestAnswers, measure: Measure): Record<Field, Problem | undefined> => ({
  firstName: checkRequired(answers.firstName) ?? checkName(answers.firstName),
  lastName: checkRequired(answers.lastName) ?? checkName(answers.lastName),
  birthDate: checkRequired(answers.birthDate) ?? checkBirthDate(answers.birthDate, measure.today),
  card: answers.card === '' ? 'guest.card.missing' : undefined,
  nam: answers.card === 'yes' ? checkNam(answers.nam) : undefined,
  email: checkEmail(answers.email),
  phone: phoneProblem(answers.phone, measure),
  lang: answers.lang === '' ? 'guest.language.missing' : undefined,
});

export const validateQuestion = (
  question: Question,
  answers: GuestAnswers,
  measure: Measure,
): Partial<Record<Field, string>> => {
  const problems = problemsOf(answers, measure);
  return onlyProblems<Field>(Object.fromEntries(fieldsOf[question].map((field) => [field, problems[field]])));
};

export const firstOpen = (answers: GuestAnswers, measure: Measure): Question | undefined =>
  questions.find((question) => Object.keys(validateQuestion(question, answers, measure)).length > 0);

export const questionOf = (field: string): Question | undefined =>
  questions.find((question) => fieldsOf[question].some((name) => name === field));

/** Drops the health number of a person who then said they have no card. `otherwise` is the display language. */
export const identityOf = (
  { card, nam, phone, lang, ...answers }: GuestAnswers,
  otherwise: Language,
): GuestIdentity => ({
  firstName: tidyName(answers.firstName),
  lastName: tidyName(answers.lastName),
  birthDate: answers.birthDate,
  email: answers.email,
  lang: lang === '' ? otherwise : lang,
  ...(card === 'yes' && { nam }),
  ...(phone.trim() !== '' && { phone: showPhone(phone) }),
});
