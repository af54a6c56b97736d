/**
 * Who may import what. Anything a layer is not given here is an error; each rule carries its reason.
 * The table in words: docs/architecture.md.
 */
const ours = '^(contract|src|server|e2e|bench|scripts|workshop)/(?!node_modules/)';
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

module.exports = {
  forbidden: [
    never('no-cycle', {}, { circular: true }, 'Modules that need each other are one module, or lack a third.'),
    never('no-unresolved', {}, { couldNotResolve: true }, 'An import that leads nowhere fails at run time.'),

    // The contract
    layer('contract-is-a-leaf', contract, [], 'Both sides of the wire read it; it reads nothing of ours.'),
    never(
      'contract-needs-schemas-only',
      { path: contract, pathNot: [tests, '^contract/fixtures/'] },
      { path: 'node_modules/|^[a-z:]+$', pathNot: ['^contract/', 'node_modules/zod/'], dependencyTypesNot: ['local'] },
      'The browser downloads what the contract imports; the schema library is all it needs.',
    ),

    // The portal, from the inside out
    layer('lib-knows-no-screen', '^src/lib/', [contract], 'Pure helpers: no React, no store, no address of a server.'),
    layer(
      'i18n-knows-no-domain',
      '^src/i18n/',
      ['^src/lib/', contract, '^public/assets/i18n/'],
      'Words and languages; what they are about is not its matter.',
    ),
    layer('ui-knows-no-domain', '^src/ui/', ['^src/lib/', '^src/i18n/'], 'Presentational parts take props only.'),
    layer(
      'api-knows-no-screen',
      '^src/api/',
      [contract, '^src/lib/'],
      'The transport raises signals; it never imports who listens.',
    ),
    layer(
      'scheduling-serves-features',
      '^src/scheduling/',
      [contract, '^src/(api|ui|lib|i18n)/', '^src/store/hooks\\.ts$'],
      'Slots and appointments as several features need them; which feature asks is not its matter.',
    ),
    {
      name: 'features-are-islands',
      comment:
        'Compose two features in a page, or share through a signal; what concerns slots and appointments, in scheduling.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: ours,
        pathNot: ['^src/features/$1/', '^src/(scheduling|api|ui|lib|i18n)/', '^src/store/hooks\\.ts$', contract],
      },
    },
    layer(
      'store-knows-slices-only',
      '^src/store/',
      [contract, '^src/(api|lib)/', '^src/(features|scheduling)/[^/]+/[^/]+(Slice|Listeners|Persistence)\\.ts$'],
      'The store puts slices and listeners together; it renders nothing.',
    ),
    typesOnly(
      'hooks-take-types-only',
      '^src/store/hooks\\.ts$',
      '^src/',
      'Features import the hooks; a real import here would close a circle through the store.',
    ),
    layer(
      'pages-compose',
      '^src/pages/',
      [contract, '^src/(features|scheduling|api|ui|lib|i18n)/', '^src/store/hooks\\.ts$'],
      'A page composes features; it does not reach into the store, and the router reaches into it.',
    ),
    layer(
      'app-is-the-top-of-the-portal',
      '^src/app/',
      [contract, '^src/(?!testing/)'],
      'The composition root of the portal sees the portal and nothing else.',
    ),
    layer(
      'main-starts-the-app',
      '^src/main\\.tsx$',
      ['^src/app/', '^src/ui/'],
      'Bootstrap, then render: whatever more is needed belongs to app.',
    ),
    never(
      'portal-runs-in-a-browser',
      { path: '^src/', pathNot: [tests, '^src/testing/'] },
      { dependencyTypes: ['core'] },
      'A module of Node does not exist in a browser.',
    ),
    never(
      'portal-tests-stay-in-the-portal',
      { path: '^src/.*\\.test\\.tsx?$' },
      { path: '^(server|e2e|bench|scripts)/' },
      'A test of a screen meets the server over the wire, through src/testing.',
    ),
    never(
      'testing-is-for-tests',
      { path: '^src/', pathNot: [tests, '^src/testing/'] },
      { path: ['^src/testing/', tests] },
      'What helps a test must not reach a patient.',
    ),

    // The server
    layer(
      'domain-is-pure',
      '^server/src/domain/',
      [contract],
      'Decisions without input or output: they can be read and tested as tables.',
    ),
    never(
      'domain-does-no-io',
      { path: '^server/src/domain/', pathNot: tests },
      { dependencyTypes: ['core'], pathNot: ['^(node:)?crypto$'] },
      'A decision that reads a file or a clock cannot be tested as a table.',
    ),
    layer(
      'data-knows-no-http',
      '^server/src/data/',
      [contract, '^server/src/domain/', '^server/src/(config|settings|startupRefusal)\\.ts$', '^server/migrations/'],
      "Repositories speak SQL to the database and the domain's words to their callers.",
    ),
    layer(
      'mail-sends-what-waits',
      '^server/src/mail/',
      [contract, '^server/src/(domain|data)/', '^server/src/config\\.ts$'],
      'It finds its work in the database; no route calls it, and it calls none.',
    ),
    layer(
      'jobs-find-their-work',
      '^server/src/jobs/',
      [contract, '^server/src/(domain|data|demo)/', '^server/src/config\\.ts$'],
      'What happens by itself finds its work in the database; no route calls it, and it calls none.',
    ),
    layer(
      'clinic-acts-by-hand',
      '^server/src/clinic/',
      [contract, '^server/src/(domain|data)/', '^server/src/(config|startupRefusal)\\.ts$'],
      'A command asks the same decisions and the same repositories as a route.',
    ),
    layer(
      'http-asks-domain-and-data',
      '^server/src/http/',
      [contract, '^server/src/(domain|data)/', '^server/src/(config|settings)\\.ts$'],
      'A route takes a request apart, asks, and answers.',
    ),
    never(
      'server-stands-alone',
      { path: '^server/(src|migrations|seeds)/' },
      { path: '^(src|e2e|bench|scripts)/' },
      "The server ships without the portal's sources and without the tools.",
    ),
    never(
      'server-tests-stay-at-the-server',
      { path: '^server/test/' },
      { path: '^(src|e2e|bench)/' },
      'They ask the server itself; of the rest they need only the runner in scripts/.',
    ),
    never(
      'server-tests-are-not-shipped',
      { path: '^server/(src|migrations|seeds)/', pathNot: tests },
      { path: ['^server/test/', tests] },
      'What helps a test must not run for a patient.',
    ),

    // The programs around them
    layer(
      'workshop-shows-the-portal',
      '^workshop/',
      [contract, '^src/(?!testing/)', '^public/assets/i18n/', '^webpack\\.config\\.js$'],
      'Stories are drawn of the real parts, words and themes; nothing is made of stories.',
    ),
    layer(
      'journeys-use-the-front-door',
      '^e2e/',
      [contract, '^server/src/main\\.ts$', runner, '^scripts/chromium\\.ts$'],
      'A journey knows what a patient knows: addresses, words and roles.',
    ),
    layer(
      'benches-use-the-front-door',
      '^bench/',
      [
        contract,
        '^server/src/(main|serve|config)\\.ts$',
        '^server/src/data/embedded/startEmbedded\\.ts$',
        '^scripts/(childProcess|chromium|portalBuild)\\.ts$',
      ],
      'What is measured is what runs, not its parts; the database under it is the real one.',
    ),
    layer(
      'scripts-stay-outside',
      '^scripts/',
      [contract, '^server/src/main\\.ts$'],
      'Tools start the programs and read their sources as text.',
    ),
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
