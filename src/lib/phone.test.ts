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
  ])('typed as %j is shown as %s, which the rule takes', (typed, shown) => {
    expect(showPhone(typed)).toBe(shown);
    expect(checkPhone(shown)).toBeUndefined();
    expect(showPhone(shown)).toBe(shown);
  });

  it.each(['', '911', '555-0199', '+33 1 42 68 53 00', '25145550199', '514 555-0199 poste 12'])(
    'that is none of ours, %j, stays as it is',
    (typed) => {
      expect(showPhone(typed)).toBe(typed);
    },
  );
});
