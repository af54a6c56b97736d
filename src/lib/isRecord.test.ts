import { fieldsOf, isRecord } from './isRecord';

it('takes an object for a record, and neither a list, nothing, nor a text', () => {
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

it('finds no fields in what is no record', () => {
  expect([{ a: 1 }, ['a'], null].map(fieldsOf)).toEqual([{ a: 1 }, {}, {}]);
});
