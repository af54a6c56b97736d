import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** The components among what `src/ui` gives to screens: types and hooks are none. */
const components = [...readFileSync('src/ui/index.ts', 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name));

/** A story may stand on parts of the stage, such as the form around a field. */
const stories = globSync('workshop/{stories,stage}/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('every component of src/ui appears in a story of the workshop', () => {
  assert.ok(components.length > 40, 'the barrel of src/ui is read');
  assert.deepEqual(
    components.filter((name) => !new RegExp(`<${name}\\b`).test(stories)),
    [],
  );
});
