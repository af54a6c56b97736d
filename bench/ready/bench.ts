import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildBoth, plainPage } from '../bundle/build.ts';
import { openBrowser } from '../bundle/openBrowser.ts';
import { inRotatedRounds } from '../measure/rounds.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { measureOpenings } from './openings.ts';
import { serveHttp2 } from './serveHttp2.ts';
import { typedOutcome } from './typedOutcome.ts';
import { typeFromTheStart } from './typing.ts';
import { visit } from './visit.ts';

type Side = { name: string; folder: string; locale: string };

/** Types into a plain page of 300 bytes, the mandated libraries alone, and the portal, from the moment each shows a field. */
export const run = async (round: Round): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  const { floor, portal } = await buildBoth(folder, round);
  const sides: Side[] = [
    { name: 'plain page', folder: plainPage, locale: 'fr-CA' },
    ...(round.isSmoke ? [] : [{ name: 'react floor', folder: floor, locale: 'fr-CA' }]),
    { name: 'portal fr', folder: portal, locale: 'fr-CA' },
    { name: 'portal en', folder: portal, locale: 'en-CA' },
  ];
  const browser = await openBrowser();
  const served = await Promise.all(sides.map(async (side) => ({ ...side, ...(await serveHttp2(side.folder)) })));
  try {
    const typed = typedOutcome(
      await inRotatedRounds(
        round.isSmoke ? 1 : 9,
        served.map(({ name, url, locale }) => ({
          name,
          measure: () => visit(browser, locale, (page) => typeFromTheStart(page, url)),
        })),
      ),
    );
    const { table, least } = await measureOpenings(browser, { portal, bare: join(folder, 'bare') }, round);
    return {
      ...typed,
      tables: [...typed.tables, table],
      figures: { ...typed.figures, 'openings.leastGainMs': least },
    };
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
