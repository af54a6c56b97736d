/**
 * Who may import what. Anything a layer is not given here is an error; each rule carries its reason.
 * The table in words: docs/architecture.md.
 */
module.exports = {
  forbidden: [
    ...require('./scripts/boundaries/everywhere.cjs'),
    ...require('./scripts/boundaries/contract.cjs'),
    ...require('./scripts/boundaries/portal.cjs'),
    ...require('./scripts/boundaries/server.cjs'),
    ...require('./scripts/boundaries/programs.cjs'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // A package of types alone has no other way in.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
