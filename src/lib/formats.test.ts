import { formatTenDigits, groupByThree, removeAccents, stripSpaces } from './formats';

describe('what a text becomes (spec §5 formats, product §8 forms)', () => {
  it.each([
    ['H2X 1Y4', 'H2X1Y4'],
    [' 514\u00a0555\t0199\n', '5145550199'],
    ['', ''],
  ])('removing the spaces from %j gives %j', (text, expected) => {
    expect(stripSpaces(text)).toBe(expected);
  });

  it.each([
    ['5145550199', '(514) 555-0199'],
    ['514555019', '514555019'],
    ['15145550199', '15145550199'],
    ['514 555-0199', '514 555-0199'],
    ['', ''],
  ])('formatting %j as ten digits gives %j', (digits, expected) => {
    expect(formatTenDigits(digits)).toBe(expected);
  });

  it.each([
    ['1', '1'],
    ['123', '123'],
    ['1234', '1\u00a0234'],
    ['1234567', '1\u00a0234\u00a0567'],
    ['123456789', '123\u00a0456\u00a0789'],
    ['', ''],
  ])('grouping the digits of %j by three gives %j', (digits, expected) => {
    expect(groupByThree(digits)).toBe(expected);
  });

  it.each([
    ['Aïcha Côté', 'Aicha Cote'],
    ['ÉÀÇ', 'EAC'],
    ['œuvre', 'œuvre'],
    ['plain', 'plain'],
    ['e\u0301', 'e'],
  ])('removing the accents from %j gives %j', (text, expected) => {
    expect(removeAccents(text)).toBe(expected);
  });
});
