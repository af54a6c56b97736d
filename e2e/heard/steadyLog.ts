/**
 * The visits of an access log, each kind once and in one order: how often and when a page asks again depends on how
 * fast the machine is. A visit begins with its place in the list, and goes on to the next visit or the end.
 */
export const steadyLog = (lines: readonly string[]): string[] => {
  const range = /^(9 h 15|9:15 a\.m\.) (?:à|to) \1/;
  const repeated = /^(?:Au moins |At least )?\d+ (?:fois ce jour-là|times? that day), /;
  const numbered = /^\(\d+\/\d+\) /;
  const first = lines.findIndex((line) => /^\(\d+\/\d+\) \d{1,2}(?::\d\d|\sh)\s/.test(line));
  if (first < 0) return [...lines];
  const last = lines.findIndex((line, at) => at > first && /^end of /.test(line));
  const visits = new Map<string, string[]>();
  let visit: string[] = [];
  for (const line of [...lines.slice(first, last), '(0/0) ']) {
    if (numbered.test(line)) {
      visits.set(visit.join('\n'), visit);
      visit = [];
    }
    if (!repeated.test(line)) visit.push(line.replace(numbered, '').replace(range, '$1'));
  }
  const kinds = [...visits.values()].filter(({ length }) => length > 0);
  const sorted = kinds.sort((one, other) => (one.join('\n') < other.join('\n') ? -1 : 1));
  const again = sorted.flatMap(([line = '', ...more], at) => [`(${at + 1}/${sorted.length}) ${line}`, ...more]);
  return [...lines.slice(0, first), ...again, ...lines.slice(last)];
};
