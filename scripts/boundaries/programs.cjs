/** The programs around the portal and the server: workshop, journeys, benches, tools. Each rule carries its reason. */
const { contract, layer, runner } = require('./rules.cjs');

module.exports = [
  layer(
    'workshop-shows-the-portal',
    '^workshop/',
    [contract, '^src/(?!testing/)', '^public/assets/i18n/', '^webpack\\.config\\.js$'],
    'Stories are drawn of the real parts, words and themes; nothing is made of stories.',
  ),
  layer(
    'journeys-use-the-front-door',
    '^e2e/',
    [
      contract,
      '^server/src/main\\.ts$',
      '^examples/',
      runner,
      '^scripts/(childProcess|chromium|portalBuild|report|postgres/shortLivedFolder)\\.ts$',
    ],
    'A journey knows what a patient knows: addresses, words and roles.',
  ),
  layer(
    'benches-use-the-front-door',
    '^bench/',
    [
      contract,
      '^server/src/(main|serve|config)\\.ts$',
      '^server/src/data/embedded/startEmbedded\\.ts$',
      '^scripts/(childProcess|chromium|portalBuild|testCounts)\\.ts$',
    ],
    'What is measured is what runs, not its parts; the database under it is the real one.',
  ),
  layer('examples-stand-alone', '^examples/', [], 'Another network copies them without the rest.'),
  layer(
    'scripts-stay-outside',
    '^scripts/',
    [
      contract,
      '^server/src/main\\.ts$',
      '^server/src/data/embedded/platform\\.ts$',
      '^server/test/(support/(template|testServer)|access/(asking|matrix))\\.ts$',
    ],
    'Tools start the programs and read their sources as text; they share what differs between platforms, the database of the tests, and the access matrix.',
  ),
];
