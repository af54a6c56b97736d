/** `514 555-0199`, with a country code if given (product §8 Forms). Foreign numbers stay as typed. */
export const showPhone = (typed: string): string => {
  const [, country = '', area = '', exchange = '', line = ''] =
    /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().+-]/g, '')) ?? [];
  if (line === '') return typed.trim();
  return [country, area, `${exchange}-${line}`].filter(Boolean).join(' ');
};
