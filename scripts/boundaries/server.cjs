/** The layers of the server. Each rule carries its reason. */
const { contract, layer, never, tests } = require('./rules.cjs');

module.exports = [
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
    [contract, '^server/src/(domain|data)/', '^server/src/(config|sending)\\.ts$'],
    'It finds its work in the database; no route calls it, and it calls none.',
  ),
  layer(
    'texts-send-what-waits',
    '^server/src/texts/',
    [contract, '^server/src/(domain|data)/', '^server/src/(config|sending)\\.ts$'],
    'Likewise, apart from emails: neither delays the other.',
  ),
  layer(
    'pushes-send-what-waits',
    '^server/src/pushes/',
    [contract, '^server/src/(domain|data)/', '^server/src/(config|sending)\\.ts$'],
    'Likewise, apart from both.',
  ),
  layer(
    'jobs-find-their-work',
    '^server/src/jobs/',
    [contract, '^server/src/(domain|data|demo|feeds)/', '^server/src/config\\.ts$'],
    'What happens by itself finds its work in the database; no route calls it, and it calls none.',
  ),
  layer(
    'clinic-acts-by-hand',
    '^server/src/clinic/',
    [contract, '^server/src/(domain|data)/', '^server/src/(config|printFailure|startupRefusal)\\.ts$'],
    'A command asks the same decisions and the same repositories as a route.',
  ),
  layer(
    'audit-reads-the-trail',
    '^server/src/audit/',
    ['^server/src/data/', '^server/src/(config|printFailure)\\.ts$'],
    'An export of the trail depends on no rule that may change.',
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
];
