const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const above = row;
    row = [line + 1];
    for (const [at, beside] of [...other].entries())
      row.push(Math.min((above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1, (above[at] ?? 0) + (letter === beside ? 0 : 1)));
  }
  return row.at(-1) ?? 0;
};

const most = 3;

/** Nearest first. */
export const nearNames = (typed: string, names: readonly string[]): string[] => {
  const word = typed.toLowerCase();
  return names
    .map((name) => ({ name, far: distance(word, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= word.length / 4 || (word.length >= most && name.toLowerCase().includes(word)))
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
};
