import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unusedMessages } from './unused.ts';

describe('messages nobody asks for', () => {
  it('the unused message check reports messages that appear in no quotes and match no key prefix built in code', () => {
    const catalogue = { 'a.title': 'A', 'a.old': 'B', 'reason.skin': 'C', visits_one: 'D', visits_other: 'E' };
    const code = "t('a.title'); t(`reason.${code}`); t('visits', { count });";
    assert.deepEqual(unusedMessages(catalogue, code), ['"a.old" is asked for nowhere']);
  });
});
