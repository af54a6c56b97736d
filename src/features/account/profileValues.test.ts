import type { Profile } from '../../../contract/session.ts';
import { initialProfile, profileChangeOf, validateProfile } from './profileValues';

const marie: Profile = {
  login: 'marie.tremblay',
  email: 'marie@exemple.ca',
  emailVerified: true,
  nam: 'TREM50572412',
  firstName: 'Marie',
  lastName: 'Tremblay',
  birthDate: '1950-07-24',
  phone: '5145550199',
  lang: 'fr',
  patientId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};
const newcomer: Profile = { ...marie, firstName: null, lastName: null, birthDate: null, phone: null };
const today = '2026-11-20';

describe('the profile form (product §4 profile)', () => {
  it('the profile form starts with the known values, and the phone number as displayed', () => {
    expect(initialProfile(marie)).toEqual({
      firstName: 'Marie',
      lastName: 'Tremblay',
      birthDate: '1950-07-24',
      phone: '514 555-0199',
      lang: 'fr',
    });
    expect(initialProfile(newcomer)).toEqual({ firstName: '', lastName: '', birthDate: '', phone: '', lang: 'fr' });
  });

  it('the profile form sends values in stored form, deletes an emptied phone number and omits what was never given', () => {
    expect(
      profileChangeOf({ ...initialProfile(marie), firstName: ' Marie-Ève ', phone: '1 (514) 555-0199', lang: 'en' }),
    ).toEqual({
      firstName: 'Marie-Ève',
      lastName: 'Tremblay',
      birthDate: '1950-07-24',
      phone: '1 514 555-0199',
      lang: 'en',
    });
    expect(profileChangeOf({ ...initialProfile(newcomer), phone: ' ' })).toEqual({ phone: null, lang: 'fr' });
  });

  it('the profile form accepts valid values, and each field may stay empty until it was given once', () => {
    expect(validateProfile(initialProfile(marie), marie, today)).toEqual({});
    expect(validateProfile(initialProfile(newcomer), newcomer, today)).toEqual({});
    expect(validateProfile({ ...initialProfile(marie), phone: '' }, marie, today)).toEqual({});
  });

  it('the profile form refuses to clear a known name or birth date, and refuses invalid values', () => {
    const emptied = { ...initialProfile(marie), firstName: '', lastName: ' ', birthDate: '' };
    const wrong = {
      ...initialProfile(newcomer),
      firstName: 'R2',
      lastName: '7',
      birthDate: '2026-11-21',
      phone: '911',
    };
    expect(validateProfile(emptied, marie, today)).toEqual({
      firstName: 'errors.invalidName',
      lastName: 'errors.invalidName',
      birthDate: 'errors.invalidBirthDate',
    });
    expect(validateProfile(wrong, newcomer, today)).toEqual({
      firstName: 'errors.invalidName',
      lastName: 'errors.invalidName',
      birthDate: 'errors.invalidBirthDate',
      phone: 'errors.invalidPhone',
    });
  });
});
