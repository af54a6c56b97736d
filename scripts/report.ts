/**
 * Ends a check: prints each problem and fails, or prints one line that says what was checked.
 * @param checked what was looked at, such as `214 files`
 */
export function report(problems: readonly string[], checked: string): void {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${checked}: no problem` : `${checked}: ${problems.length} problem(s)`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
