/** Which visits come first, and how many, depends on what else went on in that minute: only what is said counts. */
const unordered = /^(?:app-account-access|staff-trail)/;

/** Whether an answer or the title of its page comes first depends on how fast the machine is. */
const raced = /^live-/;

/**
 * New Year parts a list of past appointments in two; which day of a week is open, and how many slots an invitation
 * keeps, depends on today; the
 * manager may leave the day before it stands.
 */
const differs = (file: string, line: string): boolean =>
  /^heading, 2030, level \d$/.test(line) ||
  (file.startsWith('staff-slots') && /, (?:not )?pressed$/.test(line)) ||
  (file.startsWith('staff-trail') && line.endsWith('Maude Aubin')) ||
  (file.startsWith('staff-invitations') && /^(?:Places gardées|Times kept): /.test(line));

const steady = (file: string, text: string): string => {
  const lines = text.split('\n').filter((line) => !differs(file, line));
  const unnumbered = lines.map((line) => line.replace(/^\(\d+\/\d+\) /, ''));
  const uncounted = unnumbered.map((line) => line.replace(/, \d+ (?:fois|times)$/, ''));
  if (unordered.test(file)) return [...new Set(uncounted)].sort().join('\n');
  return (raced.test(file) ? unnumbered.sort() : unnumbered).join('\n');
};

/** The lines of one text that the other lacks, each as often as it lacks them. */
const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What is said otherwise than before, by file: `−` the old line and `+` the new. */
export const changesIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === undefined) return [`${file} is new`];
    if (now === undefined) return [`${file}: its screen was not met`];
    const [oldLines, newLines] = [steady(file, old).split('\n'), steady(file, now).split('\n')];
    if (oldLines.join('\n') === newLines.join('\n')) return [];
    const changed = [
      ...without(oldLines, newLines).map((line) => `− ${line}`),
      ...without(newLines, oldLines).map((line) => `+ ${line}`),
    ];
    return [`${file}:`, ...(changed.length > 0 ? changed : ['the same lines in another order'])];
  });

/** Where no browser can run: a check that compares nothing may pass on a person's machine, never in CI. */
export const problemsUnheard = (ci: string | undefined): string[] =>
  ci === 'true' ? ['CI compares every transcript, and no browser can run here.'] : [];
