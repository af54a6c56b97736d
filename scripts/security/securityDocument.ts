import { levelOf, wantedIds, type Asvs, type AsvsRow, type Threat } from './asvs.ts';

export const securityFile = 'docs/security.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function testCell(tests: readonly string[]): string {
  const parts = tests.map((test) => {
    const [file = '', ...name] = test.split(': ');
    const title =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.test\.tsx?$/, '') ?? file;
    return `[${title}](../${file}): \`${name.join(': ')}\``;
  });
  return cell(parts.join('<br>'));
}

/** docs/security.md itself is linked by its anchor. */
function placeLink(place: string): string {
  const [file = '', anchor] = place.split('#');
  const title = anchor?.replaceAll('-', ' ') ?? file.split('/').at(-1)?.replace('.md', '').replaceAll('-', ' ');
  const to = file === securityFile ? '' : file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`;
  return `[${title ?? file}](${to}${anchor === undefined ? '' : `#${anchor}`})`;
}

const shownBy = ({ tests = [], written = [], because, not, left, fails }: AsvsRow): string =>
  [
    ...(fails === undefined ? [] : [`**Does not hold:** ${cell(fails)}`]),
    ...(not === undefined ? [] : [`Not applicable. ${cell(not)}`]),
    ...(left === undefined ? [] : [`Left to the operator. ${cell(left)}`]),
    ...(because === undefined ? [] : [cell(because)]),
    ...(written.length === 0 ? [] : [`Written: ${written.map(placeLink).join(', ')}`]),
    ...(tests.length === 0 ? [] : [testCell(tests)]),
  ].join('<br>');

/** Each requirement counts once: as failing before all, then as not applicable, then as tested. */
function summary({ levels, rows }: Asvs): string {
  const all = wantedIds(levels).flatMap((id) => rows[id] ?? []);
  const standing = all.filter(({ fails }) => fails === undefined);
  const applicable = standing.filter(({ not }) => not === undefined);
  const tested = applicable.filter(({ tests = [] }) => tests.length > 0).length;
  return [
    `Of ${all.length} requirements, ${tested} hold and have a test. ${applicable.length - tested} hold in writing, by the way the product is made, or by the`,
    `operator. ${standing.length - applicable.length} are not applicable. **${all.length - standing.length} do not hold in full.**`,
  ].join('\n');
}

export function asvsTables(asvs: Asvs): string {
  const ids = wantedIds(asvs.levels);
  const chapters = Object.entries(asvs.chapters).map(([chapter, title]) => {
    const lines = ids
      .filter((id) => id.startsWith(`${chapter}.`))
      .map((id) => {
        const row = asvs.rows[id];
        return row === undefined ? '' : `| ${id} | ${levelOf(asvs.levels, id)} | ${cell(row.asks)} | ${shownBy(row)} |`;
      });
    return [`### V${chapter}: ${title}`, '', '| id | level | asks | shown by |', '|---|---|---|---|', ...lines, ''];
  });
  return [summary(asvs), '', ...chapters.flat()].join('\n').trimEnd();
}

export const threatTable = (threats: readonly Threat[]): string =>
  [
    '| threat | answer | shown by |',
    '|---|---|---|',
    ...threats.map(({ threat, answer, tests }) => `| ${cell(threat)} | ${cell(answer)} | ${testCell(tests)} |`),
  ].join('\n');

/**
 * Puts what is generated between the two comments of its name, and leaves the rest, which is written by hand.
 * @throws where a comment is missing
 */
export function fillIn(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by npm run fix -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${securityFile} has no place for ${name}: ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
}
