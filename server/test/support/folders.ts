import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder of the test's own, removed at its end. @param uid who owns it */
export const testFolder = (t: TestContext, uid = process.getuid?.() ?? 0): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-test-'));
  chmodSync(folder, 0o711);
  chownSync(folder, uid, -1);
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
