/** `npm run fix`: the only command that rewrites files: format, lint, and the generated pages of `docs/`. */
import { runToEnd } from './childProcess.ts';

const steps = [
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
  ['node_modules/eslint/bin/eslint.js', '--fix', '.'],
  ['scripts/coverage.ts'],
  ['scripts/security.ts'],
  ['server/test/access/document.ts'],
  ['scripts/otherBackEnds.ts'],
];
for (const step of steps) {
  const { exitCode } = await runToEnd(process.execPath, step, { isShown: true });
  if (exitCode !== 0) process.exitCode = 1;
}
