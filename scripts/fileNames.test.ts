import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { caseCollisions, fileNameProblem } from './fileNames.ts';
import { countLines, sizeProblem } from './sizes.ts';

describe('the name of a file of code', () => {
  it('a code file has a camelCase name, or PascalCase for a component', () => {
    for (const path of [
      'src/lib/clinicTime.ts',
      'src/ui/Alert.test.tsx',
      'src/ui/FormContext.ts',
      'webpack.config.js',
      '.dependency-cruiser.cjs',
      'server/migrations/0001_network.ts',
    ]) {
      assert.equal(fileNameProblem(path), null, path);
    }
    for (const path of ['server/src/Clinic.ts', 'src/lib/clinic-time.ts', 'src/ui/alert_box.tsx']) {
      assert.match(fileNameProblem(path) ?? '', /camelCase/, path);
    }
  });

  it('a code file name does not end in a meaningless word', () => {
    for (const path of [
      'src/lib/dateUtils.ts',
      'src/lib/helpers.ts',
      'server/src/sessionManager.ts',
      'src/lib/clinicInfo.test.ts',
    ]) {
      assert.match(fileNameProblem(path) ?? '', /says nothing/, path);
    }
    assert.equal(fileNameProblem('server/src/data/db.ts'), null);
  });
});

describe('the names in a folder', () => {
  it('file names in one folder never differ by case alone', () => {
    assert.deepEqual(caseCollisions(['src/a/LoginForm.tsx', 'src/a/loginForm.ts']), [
      'src/a/LoginForm.tsx and src/a/loginForm.ts differ in case alone.',
    ]);
    assert.deepEqual(caseCollisions(['src/a/LoginForm.tsx', 'src/a/LoginForm.test.tsx', 'src/b/loginForm.ts']), []);
  });
});

describe('the size of a file of code', () => {
  it('a code file has at most 200 lines, as an editor counts them', () => {
    assert.equal(countLines('a\nb\n'), 2);
    assert.equal(sizeProblem('a.ts', 'x\n'.repeat(200)), null);
    assert.match(sizeProblem('a.ts', 'x\n'.repeat(201)) ?? '', /201 lines, at most 200/);
  });
});
