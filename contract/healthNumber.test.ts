import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { adviseOnNam, hasRightCheckDigit } from './healthNumber.ts';

const vectors = readFileSync(join(__dirname, 'fixtures/nam_vectors.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([value = '', valid, note = '']) => ({ value, valid: valid === 'true', note }));

describe('advice on a health number', () => {
  it.each(vectors.filter(({ valid }) => valid))('finds nothing to say about $value', ({ value }) => {
    expect(hasRightCheckDigit(value)).toBe(true);
    expect(adviseOnNam(value)).toBeUndefined();
  });

  it.each(vectors.filter(({ note }) => note === 'checksum'))('suggests to look again at $value', ({ value }) => {
    expect(adviseOnNam(value)).toBe('nam.advice.checkDigit');
  });

  it.each(['ABCD12345678', 'TEST54132810', 'TEST54123210'])(
    'suggests to look again at %s, which holds no date',
    (value) => {
      expect(adviseOnNam(value)).toBe('nam.advice.checkDigit');
    },
  );

  it('notices nine digits that are a social insurance number', () => {
    expect(adviseOnNam('046454286')).toBe('nam.advice.socialInsurance');
    expect(adviseOnNam('046454287')).toBeUndefined();
  });

  it('has nothing to say about numbers of other shapes', () => {
    expect(adviseOnNam('1234567890')).toBeUndefined();
    expect(adviseOnNam('123456789M')).toBeUndefined();
  });
});
