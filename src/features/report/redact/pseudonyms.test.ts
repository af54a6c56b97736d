import { makePseudonyms } from './pseudonyms';

describe('a pseudonym', () => {
  const pseudonyms = makePseudonyms(new Set('ABCDEFGHIJKLMNOPQRSTUVWXY'));

  it.each([
    ['TREM60010112', /^[A-Z]{4}\d{8}$/],
    ['Maëlle D’Amours-Roy', /^[A-Z][a-z]{4,8}$/],
    ['514 555-0199', /^\d{3} \d{3}-\d{4}$/],
    ['H2X', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/],
    ['marie@exemple.ca', /^[a-z]{5,9}@[a-z]{5,9}\.ca$/],
    ['7c9e6679-7425-40de-944b-e07fc1f90ae7', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
  ])('the pseudonym of “%s” has a format that many share, differs from it, and stays the same', (text, shape) => {
    const found = pseudonyms.ofText(text);
    expect(found).toMatch(shape);
    expect(found).not.toBe(text);
    expect(pseudonyms.ofText(text)).toBe(found);
  });

  it('a pseudonym never equals a real text or another pseudonym, even when the letters run out', () => {
    const found = ['A', 'B', 'C'].map((letter) => pseudonyms.ofText(letter));
    expect(new Set(found).size).toBe(3);
    for (const pseudonym of found) expect('ABCDEFGHIJKLMNOPQRSTUVWXY').not.toContain(pseudonym);
  });

  it('the pseudonym of a birth date is a day within the same ten years', () => {
    expect(pseudonyms.ofBirthDate('1954-12-28')).toMatch(/^19(?:5\d-|60-01-01)/);
    expect(pseudonyms.ofBirthDate('2019-02-03')).toMatch(/^20(?:1\d-|20-01-01)/);
  });
});
