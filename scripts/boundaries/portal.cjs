/** The layers of the portal, from the inside out. Each rule carries its reason. */
const { contract, layer, never, ours, tests, typesOnly } = require('./rules.cjs');

module.exports = [
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
    'Slots and appointments as several features need them; it does not know which feature asks.',
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
    [contract, '^src/(?!testing/|staff/)'],
    'The composition root of the portal sees the portal and nothing else.',
  ),
  layer(
    'main-starts-the-app',
    '^src/main\\.tsx$',
    ['^src/app/', '^src/ui/'],
    'Bootstrap, then render: whatever more is needed belongs to app.',
  ),
  layer(
    'staff-takes-shared-parts',
    '^src/staff/',
    [
      contract,
      '^src/(ui|i18n|lib)/',
      '^src/api/(apiError|judge|readAnswer|sessionEndIn|unsettled|wholeFile)\\.ts$',
      '^src/api/live/(keepListening|subscriptions)\\.ts$',
    ],
    'The staff area is a program beside the portal: it shares parts and helpers, and no patient’s screen or state.',
  ),
  never(
    'patients-load-no-staff-area',
    { path: '^(src/(?!staff/|testing/)|workshop/)', pathNot: tests },
    { path: '^src/staff/' },
    'What only clinics see must not weigh on a patient’s first load.',
  ),
  never(
    'a-page-brings-its-calls',
    { path: '^src/', pathNot: [tests, '^src/testing/', '^src/features/report/'] },
    { path: '^contract/calls\\.ts$', dependencyTypesNot: ['type-only'] },
    'The login would fetch the calls of every page, with the shapes of their answers.',
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
];
