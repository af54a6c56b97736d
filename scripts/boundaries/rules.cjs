/** The kinds of boundary rules, and the names of places that several of them share. */
const ours = '^(contract|src|server|e2e|bench|scripts|workshop|examples)/(?!node_modules/)';
const runner = '^scripts/(nodeTests|testCounts)\\.ts$';
const tests = '\\.test\\.tsx?$';

/** A layer and the only parts of ours it may read besides itself; its tests may reach further. */
const layer = (name, from, mayImport, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [from, ...mayImport] },
});

/** The same for edges that must vanish when types are stripped. */
const typesOnly = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

const contract = '^contract/';

module.exports = { contract, layer, never, ours, runner, tests, typesOnly };
