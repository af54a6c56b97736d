type Change = { start: number; end: number; text: string };

/** What is changed in a statement, by the words around it. `between … and` and `set … =` stay: they would not parse. */
const rules: readonly { pattern: RegExp; to: string }[] = [
  { pattern: /(?<!between[^()]{0,80})\band\b/gi, to: 'or' },
  { pattern: /\bor\b(?! replace)/gi, to: 'and' },
  { pattern: /(?<=\s)<=(?=\s)/g, to: '<' },
  { pattern: /(?<=\s)<(?=\s)/g, to: '<=' },
  { pattern: /(?<=\s)>=(?=\s)/g, to: '>' },
  { pattern: /(?<=\s)>(?=\s)/g, to: '>=' },
  { pattern: /(?<=\b(?:where|and|or|on|when)\s+[\w."]+\s)=(?=\s)/gi, to: '<>' },
  { pattern: /\bis not null\b/gi, to: 'is null' },
  { pattern: /\bis null\b/gi, to: 'is not null' },
  { pattern: /\bnot exists\b/gi, to: 'exists' },
  { pattern: /(?<!not )(?<!if )\bexists\b(?=\s*\()/gi, to: 'not exists' },
  { pattern: /(?<=[\w."]\s)(?<!not )in(?=\s)/gi, to: 'not in' },
  { pattern: /\bdesc\b/gi, to: 'asc' },
  { pattern: /\bgreatest\b/gi, to: 'least' },
  { pattern: /\bleast\b/gi, to: 'greatest' },
];

/** The changes of one text of a `sql` template. @param offset where the text starts in its file */
export const sqlChanges = (text: string, offset: number): Change[] =>
  rules.flatMap(({ pattern, to }) =>
    [...text.matchAll(pattern)].map(({ index, 0: was }) => ({
      start: offset + index,
      end: offset + index + was.length,
      text: to,
    })),
  );
