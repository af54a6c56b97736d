import { isOtherBirthDate } from './numberAndBirthDate';

it.each([
  ['TREM 5472 2815', '1954-12-28', false],
  ['TREM 5462 2815', '1954-12-28', false],
  ['TREM54122815', '1954-12-28', false],
  ['TREM54122815', '2054-12-28', false],
  ['TREM54122815', '1954-12-27', true],
  ['1234567890', '1954-12-28', false],
  ['TREM', '1954-12-28', false],
  ['', '1954-12-28', false],
])('the number %s beside the birth date %s: differs is %s', (nam, birthDate, differs) => {
  expect(isOtherBirthDate(nam, birthDate)).toBe(differs);
});
