const words = {
  stop: ['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ARRET', 'ARRETER', 'ARRETEZ', 'FIN'],
  start: ['START', 'UNSTOP', 'DEBUT', 'REPRENDRE'],
  help: ['HELP', 'INFO', 'AIDE'],
} as const;

export type Keyword = keyof typeof words;

const kinds = ['stop', 'start', 'help'] as const satisfies readonly Keyword[];

export const keywordIn = (body: string): Keyword | undefined => {
  const said = body
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();
  return kinds.find((kind) => words[kind].some((word) => word === said));
};
