/**
 * A phone number as it is shown: `514 555-0199`, with the country in front where it was given (product §8 Forms). What is no number
 * of North America stays as it was typed.
 */
export const showPhone = (typed: string): string => {
  const [, country = '', area = '', exchange = '', line = ''] =
    /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().+-]/g, '')) ?? [];
  if (line === '') return typed.trim();
  return [country, area, `${exchange}-${line}`].filter(Boolean).join(' ');
};
