import { requirementsOf } from './styleRequirements.ts';

const aClass = (name: string) => ({ kind: 'class', name });

describe('what an element must have so that a selector can match it', () => {
  it.each([
    ['.a', [aClass('a')]],
    ['.a:hover', [aClass('a')]],
    ['.a:has(:checked)', [aClass('a')]],
    ['.a:not(:has(.b, .c))', [aClass('a')]],
    ['.a[href="x,y"]', [aClass('a')]],
    ['div.a', [aClass('a')]],
    ['.a > .b', [aClass('b')]],
    ['.a~.b::before', [aClass('b')]],
    ['.a,.b:focus', [aClass('a'), aClass('b')]],
    ['#root', [{ kind: 'id', name: 'root' }]],
    ['.a DIV', [{ kind: 'tag', name: 'div' }]],
    ['h1, h2', ['h1', 'h2'].map((name) => ({ kind: 'tag', name }))],
  ])('the requirements of a selector come from the end of %s', (selector, requirements) => {
    expect(requirementsOf(selector)).toEqual(requirements);
  });

  it.each([
    '*',
    ':root',
    '[hidden]',
    ':is(.a, .b)',
    '.a :has(.b)',
    '.a :checked',
    '.a *',
    '.a > [hidden]',
    '.a, :checked',
    '.a\\:b',
    '.a:not([title=")"])',
    '&:hover',
  ])('the requirements of the selector %s are unknown', (selector) => {
    expect(requirementsOf(selector)).toBeNull();
  });
});
