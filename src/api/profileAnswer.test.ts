import type { Profile } from '../../contract/session.ts';
import { profileIn } from './profileAnswer';

const marie: Profile = {
  login: 'marie.tremblay',
  email: 'marie@exemple.ca',
  emailVerified: false,
  pendingEmail: 'autre@exemple.ca',
  nam: 'TREM50572412',
  firstName: 'Marie',
  lastName: 'Tremblay',
  birthDate: '1950-07-24',
  phone: '514 555-0199',
  lang: 'en',
  notifications: { email: true, reminders3d: false, reminders1d: true },
  patientId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};

describe('the answer about the user (product §8 capabilities)', () => {
  it('the portal keeps the profile from our own server unchanged', () => {
    expect(profileIn(marie)).toEqual(marie);
    const { pendingEmail: _none, ...confirmed } = marie;
    expect(profileIn(confirmed)).toEqual(confirmed);
  });

  it('the profile from a back end that knows only the login is otherwise empty, with no address to confirm', () => {
    expect(profileIn({ login: 'marie' })).toEqual({
      login: 'marie',
      email: '',
      emailVerified: true,
      nam: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      phone: null,
      lang: 'fr',
      patientId: '',
    });
  });

  it('the portal drops incomplete notification choices and profile fields of another type', () => {
    const odd = profileIn({
      ...marie,
      firstName: 7,
      birthDate: '',
      notifications: { email: true, reminders3d: 'yes' },
    });
    expect(odd).toMatchObject({ firstName: null, birthDate: null });
    expect(odd).not.toHaveProperty('notifications');
  });

  it.each([null, 'OK', '<!doctype html>', [], 7, {}, { login: '' }, { login: 7 }])(
    'the portal rejects an answer that is not a profile: %j',
    (answer) => {
      expect(() => profileIn(answer)).toThrow('no profile');
    },
  );
});
