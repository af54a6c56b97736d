/** Puts the hyphens of `YYYY-MM-DD` into digits as a person types them. */
export const groupDate = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
};
