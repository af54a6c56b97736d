export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
