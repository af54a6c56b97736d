import { findPeopleNamed, type NamedPerson } from '../data/delegation/namedPeople.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';
import { lookAtRecord, lookingWhereRefused, type Look } from './looks.ts';

/** `0193…  Léa Roy, 2020-05-04, number seen, account lea.roy` */
export const personLine = ({
  patientId,
  firstName,
  lastName,
  birthDate,
  hasNumber,
  isVerified,
  login,
}: NamedPerson): string =>
  [
    `${patientId}  ${[firstName, lastName].filter((name) => name !== null).join(' ') || 'no name'}`,
    birthDate ?? 'no birth date',
    !hasNumber ? 'no number' : isVerified ? 'number seen' : 'number claimed',
    ...(login === null ? [] : [`account ${login}`]),
  ].join(', ');

/** @throws ClinicRefused when there is none */
export const readPeople = async ({ db, vault }: ClinicDeps, word: string): Promise<NamedPerson[]> => {
  const people = await findPeopleNamed(db, vault, word);
  if (people.length === 0)
    throw new ClinicRefused('There is no such person. Give a record id, a login, or a health number.');
  return people;
};

const readPerson = async (deps: ClinicDeps, word: string): Promise<NamedPerson> => {
  const [one, ...others] = await readPeople(deps, word);
  if (one === undefined || others.length > 0)
    throw new ClinicRefused('Several records have that number. Give the id, which npm run clinic -- person lists.');
  return one;
};

/** @throws ClinicRefused unless exactly one matches */
export const onPerson = async <T>(
  deps: ClinicDeps,
  word: string,
  act: (patientId: string, seen: Look[]) => Promise<T>,
): Promise<T> => {
  const { patientId } = await readPerson(deps, word);
  const seen = [lookAtRecord(patientId)];
  return lookingWhereRefused(deps, 'profile.read', seen, () => act(patientId, seen));
};
