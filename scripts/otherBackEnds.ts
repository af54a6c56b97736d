/**
 * docs/other-back-ends.md, written from the contract and from scripts/otherBackEnds: `npm run fix` writes it, and
 * `npm run check:otherBackEnds` (`--check`) says whether it is fresh.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { calls, type CallName } from '../contract/calls.ts';
import { specifiedCalls } from '../contract/calls/specifiedCalls.ts';
import { optional } from './otherBackEnds/optional.ts';
import { specified } from './otherBackEnds/specified.ts';
import { report } from './report.ts';

const file = 'docs/other-back-ends.md';

const introduction = `# The portal before a service of another network

A network that has its own service can adopt the portal alone. \`npm run fix\` writes this page from the contract, and
\`npm run check:otherBackEnds\` checks it.

1. \`npm run build\` writes the portal to \`dist\`. Any host of files can serve it, at any path.
2. \`assets/config.json\` names the service: \`{ "version": "1", "baseUrl": "/clinic" }\`. The calls then go to \`/clinic/api/\`.
3. The service answers the calls of section 7 of the specification, which the first table lists. It needs no other call.

[\`examples/back-end\`](../examples/back-end) is such a service, with nothing but Node.js. Run \`node examples/back-end/main.ts\` after a build.
It is strict: it refuses unknown fields and changed records. [A test](../e2e/specification/exampleBackEnd.test.ts) runs it with the built portal.

Four rules hold for every call:

- **What came is what goes.** The portal posts a space and a dependent as they came: numbers stay numbers, and unknown fields stay.
- **Nothing and null are the person who signed in.** A \`dependent\` is null for them, and the history is posted without a body.
- **A call that is not there is asked once a tab.** 404, 405 and 501 show it, and so does an empty answer or a page of the host where data is expected.
  A 404 with a message does not show it where the call names a record.
- **What is gone must be seen gone.** Where the answer to a write does not describe it, the portal looks at the list. \`[]\` alone shows nothing:
  a network in between may send it. The list must keep another item, name its \`upcoming\`, or carry an \`X-Request-Id\`.
`;

const code = (shape: string): string => shape.replaceAll('|', '\\|');
const addressOf = (name: CallName): string => {
  const { method, path, root } = calls[name];
  return `${method} \`${root === 'main' ? '' : `${root}: `}${path}\``;
};

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the names of a record, which TypeScript widens
const specifiedNames = Object.keys(specifiedCalls) as (keyof typeof specifiedCalls)[];

const sections = specifiedNames.map((name) => {
  const { open, takes, answers, accepts } = specified[name];
  return [
    `### ${addressOf(name)}`,
    '',
    `- Not shown: ${open}.`,
    `- Our server takes: ${takes}`,
    `- Our server answers: ${answers}`,
    `- The portal accepts: ${accepts}`,
    '',
  ].join('\n');
});

const rows = Object.entries(optional).map(([name, without]) => {
  const call = Object.entries(calls).find(([known]) => known === name)?.[1];
  return call ? `| ${call.method} \`${call.path}\` (${call.root}) | \`${name}\` | ${code(without)} |` : '';
});

const document = `${[
  introduction,
  '## The calls of section 7',
  '',
  'A `?` marks a field that may be absent.',
  '',
  ...sections,
  '## Every other call is optional',
  '',
  '| call (root) | name | without it |',
  '|---|---|---|',
  ...rows,
].join('\n')}\n`;

if (process.argv.includes('--check')) {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === document;
  report(
    isFresh ? [] : [`${file} is not what the contract says: run "npm run fix" and commit it.`],
    `${Object.keys(calls).length} calls of another back end`,
  );
} else {
  writeFileSync(file, document);
}
