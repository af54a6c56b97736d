import { fieldsOf, isRecord } from './isRecord';

it('isRecord accepts an object, and rejects a list, null, undefined, a string and a number', () => {
  expect([{}, { a: 1 }, [], null, undefined, 'a', 1].map(isRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('fieldsOf finds no fields in a value that is not a record', () => {
  expect([{ a: 1 }, ['a'], null].map(fieldsOf)).toEqual([{ a: 1 }, {}, {}]);
});
