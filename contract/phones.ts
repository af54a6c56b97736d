/** The ten digits of a number of North America, without the 1 before them. */
export const tenDigitsIn = (typed: string): string | undefined =>
  /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(typed.replace(/[\s().+\u2010-\u2015-]/g, ''))?.[1];

export const isPremium = (tenDigits: string): boolean => tenDigits.startsWith('900') || tenDigits.slice(3, 6) === '976';

/** Reserved for fiction: nobody answers. */
export const isFictional = (tenDigits: string): boolean => /^.{3}55501/.test(tenDigits);
