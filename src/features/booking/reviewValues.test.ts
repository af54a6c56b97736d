// Holds: product §8 identity
import type { Profile } from '../../../contract/session.ts';
import { initialReview, missingIn, validateReview } from './reviewValues';

const profile: Profile = {
  login: 'marie',
  email: 'marie@exemple.com',
  emailVerified: true,
  nam: null,
  firstName: 'Marie',
  lastName: 'Roy',
  birthDate: '1950-07-24',
  phone: null,
  lang: 'fr',
  patientId: 'p',
};
const reason = { code: 'skin', ownWords: '' };
const nothing = { code: '', ownWords: '' };
const today = '2026-11-20';

describe('the check before confirming', () => {
  it('the check before confirming asks nothing of a known person who gave a reason', () => {
    expect(missingIn(profile, reason)).toEqual({ person: false, reason: false });
  });

  it.each(['firstName', 'lastName', 'birthDate'] as const)(
    'the check before confirming asks for the person’s identity when %s is missing',
    (field) => {
      expect(missingIn({ ...profile, [field]: null }, reason).person).toBe(true);
    },
  );

  it('the check before confirming asks for the reason again after a reload has lost it', () => {
    expect(missingIn(profile, nothing).reason).toBe(true);
  });

  it('the check before confirming asks nothing about the person when the back end knows no profile', () => {
    expect(missingIn(undefined, reason).person).toBe(false);
  });

  it('the check before confirming shows the error of each visible field', () => {
    const empty = initialReview(undefined, nothing);
    expect(validateReview(empty, { person: true, reason: true }, today)).toEqual({
      raisonVisite: 'booking.reason.missing',
      firstName: 'errors.cannotBeEmpty',
      lastName: 'errors.cannotBeEmpty',
      birthDate: 'errors.cannotBeEmpty',
    });
    expect(validateReview({ ...empty, raisonVisite: 'other' }, { person: false, reason: true }, today)).toEqual({
      ownWords: 'booking.ownWords.missing',
    });
    expect(validateReview(empty, { person: false, reason: false }, today)).toEqual({});
  });
});
