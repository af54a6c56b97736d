import { checkPhone } from '../../contract/rules.ts';
import { showPhone } from './phone';

describe('a phone number (product §8 forms)', () => {
  it.each([
    ['5145550199', '514 555-0199'],
    ['514-555-0199', '514 555-0199'],
    ['(514) 555-0199', '514 555-0199'],
    ['514.555.0199', '514 555-0199'],
    [' 514 555 0199 ', '514 555-0199'],
    ['514\u00a0555-0199', '514 555-0199'],
    ['15145550199', '1 514 555-0199'],
    ['+1 514 555-0199', '1 514 555-0199'],
    ['1 (514) 555-0199', '1 514 555-0199'],
  ])('a phone number typed as %j shows as %s, which the validation rule accepts', (typed, shown) => {
    expect(showPhone(typed)).toBe(shown);
    expect(checkPhone(shown)).toBeUndefined();
    expect(showPhone(shown)).toBe(shown);
  });

  it.each(['', '911', '555-0199', '+33 1 42 68 53 00', '25145550199', '514 555-0199 poste 12'])(
    'an unsupported phone number stays as typed: %j',
    (typed) => {
      expect(showPhone(typed)).toBe(typed);
    },
  );
});
