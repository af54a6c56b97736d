export const onlyProblems = <T extends string>(
  problems: Partial<Record<T, string | undefined>>,
): Partial<Record<T, string>> => {
  const found: Partial<Record<T, string>> = {};
  for (const field in problems) {
    const message = problems[field];
    if (message !== undefined) found[field] = message;
  }
  return found;
};
