const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value;

const written = (values: object): string => JSON.stringify(values, (_name, value: unknown) => inOrder(value));

/** In whatever order boxes were ticked. Missing values are as in `usual`. */
export const sameValues = (values: object, usual: object): boolean =>
  written({ ...usual, ...values }) === written(usual);
