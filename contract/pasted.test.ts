import { checkEmail, cleanEmail, cleanNam } from './rules.ts';

describe('what people paste (product §10 pasted)', () => {
  it.each([
    'mailto:marie@exemple.ca',
    'mailto:Marie@exemple.ca?subject=Rendez-vous',
    'Marie <marie@exemple.ca>',
    '"Tremblay, Marie" <marie@exemple.ca>;',
    '<mailto:marie@exemple.ca>',
    'marie@exemple.ca.',
    'marie@exemple.ca,',
    '\u00a0marie@exemple\u200b.ca\n',
  ])('the address that was meant is taken from %j', (pasted) => {
    expect(cleanEmail(pasted)).toBe('marie@exemple.ca');
  });

  it('what is no address stays one that the pattern refuses', () => {
    expect(['Marie <>', 'mailto:', '<marie>', 'a@b.ca <c@d>'].map(cleanEmail).map(checkEmail)).toEqual(
      Array(4).fill('errors.invalidEmail'),
    );
  });

  it.each([
    'NAM : TREM 5912 2811',
    'RAMQ: TREM59122811',
    'NAM TREM 5912 2811',
    ': trem\u20095912\u200b2811',
    'TREM\u00ad59122811',
  ])('the number that was meant is taken from %j', (pasted) => {
    expect(cleanNam(pasted)).toBe('TREM59122811');
  });

  it('a number whose letters are NAM or begin so stays whole', () => {
    expect(['NAMT12345678', 'RAMQ12345678', 'NAM', 'NAMTR'].map(cleanNam)).toEqual([
      'NAMT12345678',
      'RAMQ12345678',
      'NAM',
      'NAMTR',
    ]);
  });
});
