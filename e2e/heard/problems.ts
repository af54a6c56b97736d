/** A line as it is said: `(1/3) link, Your form is ready, Unread` → its role, and what follows. */
const partsOf = (line: string): [role: string, ...said: string[]] => {
  const [role = '', ...said] = line.replace(/^\(\d+\/\d+\) /, '').split(', ');
  return [role, ...said];
};

const roles =
  /^(?:link|button|heading|checkbox|radio|textbox|combobox|group|region|article|navigation|list|(?:alert)?dialog|option)$/;

/** One enters these from anywhere: their name tells where, and their heading repeats it. */
const containers = /^(?:article|region|group|(?:alert)?dialog|navigation|list)$/;

const needName = /^(?:link|button|article|region|group|(?:alert)?dialog)$/;

/** What a reader adds to a name. */
const states =
  /^(?:(?:not )?(?:checked|pressed|expanded)|required|invalid|current page|level \d|position \d+|set size \d+|\d+ controls?|disabled|has popup listbox)$/;

const ownRole: Record<string, RegExp> = {
  link: /^(?:lien|link)\b/i,
  button: /^(?:bouton|button)\b/i,
  heading: /^(?:titre|heading)\b/i,
  checkbox: /^(?:case à cocher|checkbox)\b/i,
};

/** Days and hours are masked, so that two of them look alike. */
const masked = /^(?:.*(?:1er mai|May 1|9 h 15|9:15 a\.m\.|ABC12DEF34|1 2 3 4).*|)$/;

const wordsOf = (line: string): string => {
  const [role, ...said] = partsOf(line);
  return (roles.test(role) ? said : [role, ...said]).filter((part) => !states.test(part)).join(', ');
};

/** As neither language writes an hour, and voices read it as a number: 9h15, 21:50, 9 AM. */
const badHours: Record<'fr' | 'en', RegExp> = {
  fr: /\b\d{1,2}h(?:\d{2})?\b|\b\d{1,2}:\d{2}\b|\b0\d\sh\b|\b\d{1,2}\sh\s\d(?!\d)/,
  en: /\b\d{1,2}\s?h\b|\b\d{1,2}:\d{2}(?!\d|\s[ap]\.m\.)|\b\d{1,2}\s?[AP]M\b|\b\d{1,2}\s?[ap]m\b|\b0\d:\d{2}/,
};

const lineProblems = (line: string): string[] => {
  const [role, ...said] = partsOf(line);
  const found: string[] = [];
  if (said[0] !== undefined && ownRole[role]?.test(said[0]) === true) found.push('repeats its role');
  const names = roles.test(role) ? said.filter((part) => !states.test(part) && !masked.test(part)) : [];
  if (new Set(names).size < names.length) found.push('says a part of its name twice');
  if (needName.test(role) && said.every((part) => states.test(part))) found.push('has no name');
  if (/\p{L}\(|\p{Ll}[.!?]\p{Lu}|,\p{L}/u.test(line)) found.push('runs two words together');
  if (/[\u2068\u2069]/.test(line)) found.push('holds a mark that is not for the ear');
  if (/(?<!\.)\.\.(?!\.)/.test(line)) found.push('ends a sentence twice');
  if (/\b\d+\s(?:min|s|sec)\b(?!\.)/u.test(line)) found.push('shortens a duration');
  if (/\b(?=[A-Z\d\s]*[A-Z])(?=[A-Z\s]*\d)[A-Z\d]{5}\s?[A-Z\d]{5}\b/.test(line))
    found.push('reads a reference as a word');
  if (/\d{10}|\(\d{3}\) ?\d{3}/.test(line)) found.push('writes a telephone number as no voice reads it');
  return found;
};

const foreignWords: Record<'fr' | 'en', RegExp> = {
  fr: /(?<![\p{L}’'])(?:the|your|you|is|are|and|with|from|this|was)(?![\p{L}’'-])/iu,
  en: /(?<![\p{L}’'])(?:votre|vous|est|nous|une|pour|avec|cette|dans|mon|mes)(?![\p{L}’'-])/iu,
};

/** What reads badly in a transcript, one line a problem. */
export const transcriptProblems = (text: string, lang: 'fr' | 'en'): string[] => {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    const found = lineProblems(line);
    const marked = line.replace(/\{\w\w: [^}]*\}/g, '');
    if (foreignWords[lang].test(marked)) found.push('changes the language without a mark');
    if (badHours[lang].test(marked)) found.push('writes an hour as no voice reads it');
    const before = lines[at - 1] ?? '';
    const said = wordsOf(line);
    const [role] = partsOf(line);
    const [roleBefore] = partsOf(before);
    const isNamedAfter = containers.test(roleBefore) && (role === 'heading' || roleBefore !== 'group');
    const isEntered = isNamedAfter || containers.test(role) || /^end of /.test(line);
    if (!isEntered && said !== '' && !masked.test(said) && wordsOf(before) === said)
      found.push('is said twice in a row');
    return found.map((problem) => `« ${line} » ${problem}`);
  });
};
