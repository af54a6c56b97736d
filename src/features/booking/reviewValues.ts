import { checkName, tidyName } from '../../../contract/names.ts';
import { checkBirthDate, checkRequired } from '../../../contract/rules.ts';
import type { Profile, ProfileChange } from '../../../contract/session.ts';
import { onlyProblems } from '../../lib/onlyProblems';
import { showPhone } from '../../lib/phone';
import type { AppointmentReason } from '../../scheduling/channel/appointmentsSlice';
import type { PhoneValues } from '../../scheduling/review/calledNumber';
import { validateReason, type ReasonValues } from '../../scheduling/search/reasonForm';

export type ReviewValues = ReasonValues & { firstName: string; lastName: string; birthDate: string };

export type Missing = { person: boolean; reason: boolean };

/** If another back end has no profile, nothing is asked (product §8). */
export const missingIn = (profile: Profile | undefined, reason: AppointmentReason): Missing => ({
  person: profile !== undefined && !(profile.firstName && profile.lastName && profile.birthDate),
  reason: reason.code === '',
});

export const initialReview = (profile: Profile | undefined, { code, ownWords }: AppointmentReason): ReviewValues => ({
  raisonVisite: code,
  ownWords,
  firstName: profile?.firstName ?? '',
  lastName: profile?.lastName ?? '',
  birthDate: profile?.birthDate ?? '',
});

const problemsOfPerson = ({ firstName, lastName, birthDate }: ReviewValues, today: string) => ({
  firstName: checkRequired(firstName) ?? checkName(firstName),
  lastName: checkRequired(lastName) ?? checkName(lastName),
  birthDate: checkRequired(birthDate) ?? checkBirthDate(birthDate, today),
});

export const validateReview = (
  values: ReviewValues,
  missing: Missing,
  today: string,
): Partial<Record<keyof ReviewValues, string>> => {
  return onlyProblems<keyof ReviewValues>({
    ...(missing.reason && validateReason(values)),
    ...(missing.person && problemsOfPerson(values, today)),
  });
};

export const profileChangeOf = ({ firstName, lastName, birthDate }: ReviewValues): ProfileChange => ({
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
  birthDate,
});

export const initialPhone = (profile: Profile | undefined): PhoneValues => ({ phone: showPhone(profile?.phone ?? '') });

export const phoneChangeOf = ({ phone }: PhoneValues, profile: Profile | undefined): ProfileChange | null =>
  showPhone(phone) === initialPhone(profile).phone ? null : { phone: showPhone(phone) };
