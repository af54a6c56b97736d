/** What differs from one day or run to the next, so that a transcript changes only when the portal does. */
const passing: readonly [pattern: RegExp, text: string][] = [
  // Opening hours, « du lundi au vendredi », stay as they are.
  [
    /(?<!di au |checkbox, )\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b(?! au |, (?:not )?pressed$)/gi,
    'jeudi',
  ],
  [/(?<!day to |checkbox, )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?! to |, (?:not )?pressed$)/g, 'Thursday'],
  [
    /\b\d{1,2}(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g,
    '1er mai',
  ],
  [/\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}/g, 'May 1'],
  [/\b20\d{2}-\d{2}-\d{2}\b/g, '2030-05-01'],
  [/\b20\d{2}\b/g, '2030'],
  [/\b\d{1,2}\sh\s\d{2}\b/g, '9 h 15'],
  [
    /(?<!\b(?:[Dd]e|entre) \d{1,2}\sh (?:à|et)\s|entre |\((?:avant|à partir de) )\b\d{1,2}\sh\b(?!\s\d{2}|\sà\s\d{1,2}\sh\b)/g,
    '9 h 15',
  ],
  [/(?<!between (?:\d{1,2}:\d{2}\s[ap]\.m\. and )?)\b\d{1,2}:\d{2}\s[ap]\.m\./g, '9:15 a.m.'],
  [/\b(?=[A-Z\d]*\d)[A-Z\d]{5}\s?[A-Z\d]{5}\b/g, 'ABC12 DEF34'],
  [/\b(?:[A-Z\d] ){4}[A-Z\d], (?:[A-Z\d] ){4}[A-Z\d]\b/g, 'A B C 1 2, D E F 3 4'],
  [/\b(?:[A-Z2-7] ){3}[A-Z2-7](?:, (?:[A-Z2-7] ){3}[A-Z2-7]){7}/g, Array(8).fill('A B C 2').join(', ')],
  [/\b\d \d \d \d, \d \d \d \d, \d \d \d \d\b/g, '1 2 3 4, 5 6 7 8, 9 0 1 2'],
  [/\binvite\.\d+\.\d+@/g, 'invite@'],
  [/http:\S+\.ics\b/g, 'https://portail.exemple/calendrier.ics'],
  [/\b\d+(?= (?:dernières étapes|steps taken))/g, '30'],
  [/^\d+ ans$/g, '8 ans'],
  [/^\d+ years$/g, '8 years'],
  [/(?<=^rowheader, .*)\b\d+(?= ans\b)/g, '40'],
  [/(?<=^rowheader, .*)\b\d+(?= years\b)/g, '40'],
  [/\b(?:2 heures|1 heure 59 minutes)(?= pour confirmer)/g, '2 heures'],
  [/\b(?:2 hours|1 hour 59 minutes)(?= left)/g, '2 hours'],
  [/\b[45] minutes(?: \d+ second(?:e|es|s|))?(?= (?:pour confirmer|left))/g, '5 minutes'],
];

export const masked = (phrase: string): string =>
  passing.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), phrase);
