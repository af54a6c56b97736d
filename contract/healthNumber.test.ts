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
  it.each(vectors.filter(({ valid }) => valid))('the health number check has no comment on $value', ({ value }) => {
    expect(hasRightCheckDigit(value)).toBe(true);
    expect(adviseOnNam(value)).toBeUndefined();
  });

  it.each(vectors.filter(({ note }) => note === 'checksum'))(
    'the health number check suggests looking again at $value',
    ({ value }) => {
      expect(adviseOnNam(value)).toBe('nam.advice.checkDigit');
    },
  );

  it.each(['ABCD12345678', 'TEST54132810', 'TEST54123210'])(
    'the health number check suggests looking again at %s, which contains no valid date',
    (value) => {
      expect(adviseOnNam(value)).toBe('nam.advice.checkDigit');
    },
  );

  it('the health number check detects nine digits that are a social insurance number', () => {
    expect(adviseOnNam('046454286')).toBe('nam.advice.socialInsurance');
    expect(adviseOnNam('046454287')).toBeUndefined();
  });

  it('the health number check has no comment on numbers of other shapes', () => {
    expect(adviseOnNam('1234567890')).toBeUndefined();
    expect(adviseOnNam('123456789M')).toBeUndefined();
  });
});
