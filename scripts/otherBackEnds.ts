/**
 * docs/other-back-ends.md, written from the contract and from scripts/otherBackEnds: `npm run fix` writes it, and
 * `npm run check:otherBackEnds` (`--check`) says whether it is fresh.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { specifiedCalls, type CallName } from '../contract/calls.ts';
import { everyCall } from '../contract/everyCall.ts';
import { about, listed, proofs, type SpecifiedWrite } from '../contract/fixtures/proofs.ts';
import { optional } from './otherBackEnds/optional.ts';
import { neededOf } from './otherBackEnds/neededOf.ts';
import { proofTable } from './otherBackEnds/proofTable.ts';
import { specified } from './otherBackEnds/specified.ts';
import { report } from './report.ts';

const file = 'docs/other-back-ends.md';

const introduction = `# The portal before a service of another network

A network that has its own service can adopt the portal alone. \`npm run fix\` writes this page, and \`npm run check:otherBackEnds\`
checks it. What our server takes and answers, what the portal needs and what proves a write come from the contract, the rest from
\`scripts/otherBackEnds\`.

1. \`npm run build\` writes the portal to \`dist\`. Any host of files can serve it, at any path.
2. \`assets/config.json\` names the service: \`{ "version": "1", "baseUrl": "/clinic" }\`. The calls then go to \`/clinic/api/\`.
3. The service answers the calls of section 7 of the specification, which the first table lists. It needs no other call.

[\`examples/back-end\`](../examples/back-end) is such a service, with nothing but Node.js. Run \`node examples/back-end/main.ts\` after a build.
It is strict: it refuses unknown fields and changed records. [A test](../e2e/specification/exampleBackEnd.test.ts) runs it with the built portal.

Five rules hold for every call:

- **What came is what goes.** The portal posts a space and a dependent as they came: numbers stay numbers, and unknown fields stay.
- **Nothing and null are the person who signed in.** A \`dependent\` is null for them, and the history is posted without a body.
- **A call that is not there is asked once a tab.** 404, 405 and 501 show it, and so does an empty answer or a page of the host where data is expected.
  A 404 with a message does not show it where the call names a record.
- **A page is not an answer**, nor is JSON cut short or an answer that was redirected: another network sent it. The content type decides nothing.
- **The next call or a list proves a write.** Each write says what the portal needs of its answer. Any other success, such as an empty 200 or
  204, leaves the write open until the list shows it. The portal says that it does not know yet, and looks again. On the portal's own
  origin, a sign-in without \`X-Request-Id\` is open too; so is every write, once the service sent one.
  A read that lacks what the portal needs is an error that can be tried again.
`;

const code = (shape: string): string => shape.replaceAll('|', '\\|');
const addressOf = (name: CallName): string => {
  const { method, path, root } = everyCall[name];
  return `${method} \`${root === 'main' ? '' : `${root}: `}${path}\``;
};

const { reservationId, ...space } = about;
const isWrite = (name: CallName): name is SpecifiedWrite => name in proofs;

const sections = specifiedCalls.map((name) => {
  const { open, takes, answers, note } = specified[name];
  return [
    `### ${addressOf(name)}`,
    '',
    `- Not shown: ${open}.`,
    `- Our server takes: ${takes}`,
    `- Our server answers: ${answers}`,
    `- The portal needs: ${neededOf(everyCall[name].answer)}`,
    ...(note === undefined ? [] : [`- ${note}`]),
    '',
    ...(isWrite(name) ? [...proofTable(proofs[name]), ''] : []),
  ].join('\n');
});

const rows = Object.entries(optional).map(([name, without]) => {
  const call = Object.entries(everyCall).find(([known]) => known === name)?.[1];
  return call ? `| ${call.method} \`${call.path}\` (${call.root}) | \`${name}\` | ${code(without)} |` : '';
});

const document = `${[
  introduction,
  '## The calls of section 7',
  '',
  'A `?` marks a field that may be absent. An `id` is a text or a number. What the portal does not need may be absent.',
  'In a list, a record that lacks what the portal needs is left out; where all of them do, the list is no answer.',
  '',
  'A table under a write says how the portal knows it done where the answer is not what the portal needs.',
  `[A test](../src/api/proofs.test.tsx) sends every row: the space to reserve is \`${JSON.stringify(space)}\`, the reservation to cancel`,
  `${reservationId}, the dependent ${listed.patientId}, whose access is unlocked, removed or locked. The portal stands on the origin of the service.`,
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
    `${Object.keys(everyCall).length} calls of another back end`,
  );
} else {
  writeFileSync(file, document);
}
