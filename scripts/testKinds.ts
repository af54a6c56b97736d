/** The four kinds of test file, in the order in which `npm test` runs them. */
export const testKinds = ['tools', 'portal', 'server', 'browser'] as const;

export type TestKind = (typeof testKinds)[number];

/** @param path from the root of the project */
export function kindOfTest(path: string): TestKind | null {
  if (!/\.test\.tsx?$/.test(path)) return null;
  if (/^(?:src|contract)\//.test(path)) return 'portal';
  if (path.startsWith('server/')) return 'server';
  if (/^(?:scripts|bench|e2e\/heard)\//.test(path)) return 'tools';
  return path.startsWith('e2e/') ? 'browser' : null;
}
