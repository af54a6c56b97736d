/** What holds in every layer: no cycles, no lost imports, no undeclared packages. Each rule carries its reason. */
const { never, tests } = require('./rules.cjs');

module.exports = [
  never('no-cycle', {}, { circular: true }, 'Modules that need each other are one module, or lack a third.'),
  never('no-unresolved', {}, { couldNotResolve: true }, 'An import that leads nowhere fails at run time.'),
  never(
    'every-package-is-declared',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    'A package that another one happens to bring may leave with it.',
  ),
  never(
    'no-development-package-in-production',
    { path: '^(src|contract|server/(src|migrations|seeds))/', pathNot: [tests, '^src/testing/'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    'A production install leaves it out.',
  ),
];
