// Holds: product §4 express
import { firstOpen, identityOf, questionOf, validateQuestion } from './questions';
import { noAnswers, type GuestAnswers } from './guestAnswers';

const measure = { today: '2026-11-20', mode: 'in-person' } as const;
const all: GuestAnswers = {
  firstName: ' Élise ',
  lastName: 'Ouellet',
  birthDate: '1988-02-29',
  card: 'yes',
  nam: 'OUEE88522911',
  email: 'elise@exemple.ca',
  phone: '514 555 0199',
  lang: 'fr',
};

describe('what is asked of somebody without an account', () => {
  it.each<[Partial<GuestAnswers>, string | undefined]>([
    [{}, undefined],
    [{ lastName: '7' }, 'name'],
    [{ birthDate: '2026-11-21' }, 'birthDate'],
    [{ card: '' }, 'card'],
    [{ card: 'yes', nam: 'OUEE' }, 'card'],
    [{ card: 'newborn', nam: 'OUEE' }, undefined],
    [{ email: 'elise@' }, 'contact'],
    [{ phone: '911' }, 'contact'],
    [{ phone: '1 900 555-1234' }, 'contact'],
    [{ phone: '' }, undefined],
    [{ lang: '' }, 'language'],
  ])('the guest questions with %o first return to %s', (change, question) => {
    expect(firstOpen({ ...all, ...change }, measure)).toBe(question);
  });

  it('the guest questions begin with the name, and each page reports only its own missing fields', () => {
    expect(firstOpen(noAnswers, measure)).toBe('name');
    expect(Object.keys(validateQuestion('contact', noAnswers, measure))).toEqual(['email']);
  });

  it('a guest must give a phone number when the clinic is to call', () => {
    expect(firstOpen({ ...all, phone: '' }, { ...measure, mode: 'phone' })).toBe('contact');
    expect(firstOpen(all, { ...measure, mode: 'phone' })).toBeUndefined();
  });

  it('the field that a server refuses leads back to its guest question', () => {
    expect([questionOf('nam'), questionOf('email'), questionOf('token')]).toEqual(['card', 'contact', undefined]);
  });
});

describe('what is sent', () => {
  it('a guest booking sends no number of a card that the guest then said not to have, and no empty phone', () => {
    expect(identityOf(all, 'en')).toEqual({
      firstName: 'Élise',
      lastName: 'Ouellet',
      birthDate: '1988-02-29',
      nam: 'OUEE88522911',
      email: 'elise@exemple.ca',
      phone: '514 555-0199',
      lang: 'fr',
    });
    expect(identityOf({ ...all, card: 'none', phone: ' ', lang: '' }, 'en')).toEqual({
      firstName: 'Élise',
      lastName: 'Ouellet',
      birthDate: '1988-02-29',
      email: 'elise@exemple.ca',
      lang: 'en',
    });
  });
});
