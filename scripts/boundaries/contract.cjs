/** The contract reads nothing of ours. Each rule carries its reason. */
const { contract, layer, never, tests } = require('./rules.cjs');

module.exports = [
  layer('contract-is-a-leaf', contract, [], 'Both sides of the wire read it; it reads nothing of ours.'),
  never(
    'contract-needs-schemas-only',
    { path: contract, pathNot: [tests, '^contract/fixtures/'] },
    { path: 'node_modules/|^[a-z:]+$', pathNot: ['^contract/', 'node_modules/zod/'], dependencyTypesNot: ['local'] },
    'The browser downloads what the contract imports; the schema library is all it needs.',
  ),
];
