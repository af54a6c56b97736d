import type { Engine, Page, Report } from './engine.ts';

/**
 * What Lighthouse says of a page, out of 100, and what keeps a score below that, apart from performance. NaN: it was
 * not measured.
 */
export type Scores = { performance: number; accessibility: number; bestPractices: number; faults: string[] };

/**
 * Whether the slow phone and its network are real while the page comes, or reckoned from a quick visit (Lighthouse's
 * `throttlingMethod`).
 */
export type Slowness = 'devtools' | 'simulate';

const flagsFor = (throttlingMethod: Slowness, ...onlyCategories: string[]) => ({
  onlyCategories,
  throttlingMethod,
  disableFullPageScreenshot: true,
});

const scoreOf = ({ categories }: Report, category: string): number => {
  const score = categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : Number.NaN;
};

const faultsOf = ({ categories, audits }: Report): string[] =>
  ['accessibility', 'best-practices']
    .filter((category) => categories[category]?.score !== 1)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .map(({ id }) => id)
    .filter((id) => (audits[id]?.score ?? 1) < 1);

const scoresOf = (report: Report): Scores => ({
  performance: scoreOf(report, 'performance'),
  accessibility: scoreOf(report, 'accessibility'),
  bestPractices: scoreOf(report, 'best-practices'),
  faults: faultsOf(report),
});

/** @throws when the page could not be measured, with what Lighthouse says */
const reportOf = (answer: { lhr: Report } | undefined): Report => {
  if (!answer || answer.lhr.runtimeError)
    throw new Error(`Lighthouse measured nothing: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`);
  return answer.lhr;
};

/** A look fails where Chromium loses the beginning of what it records, which Lighthouse then asks to repeat. */
const tries = 3;

/** A browser that has never been anywhere, for one look. */
const inNewBrowser = async <T>(
  engine: Engine,
  executablePath: string,
  look: (page: Page) => Promise<T>,
  left = tries,
): Promise<T> => {
  const browser = await engine.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--accept-lang=fr-CA'],
  });
  try {
    return await look(await browser.newPage());
  } catch (error) {
    if (left === 1) throw error;
  } finally {
    await browser.close();
  }
  return inNewBrowser(engine, executablePath, look, left - 1);
};

/** A first visit of an address, on Lighthouse's phone and network. */
export const measurePage = (engine: Engine, executablePath: string, url: string, slowness: Slowness): Promise<Scores> =>
  inNewBrowser(engine, executablePath, async (page) =>
    scoresOf(
      reportOf(
        await engine.lighthouse.navigation(page, url, {
          flags: flagsFor(slowness, 'performance', 'accessibility', 'best-practices'),
        }),
      ),
    ),
  );

/**
 * From the tap on « Rechercher » to the places: why one comes is in no address, so that no visit leads there. The
 * network and the processor are slowed down meanwhile; then Lighthouse looks at the page as it stands.
 */
export const search = (engine: Engine, executablePath: string, url: string): Promise<Scores> =>
  inNewBrowser(engine, executablePath, async (page) => {
    await page.goto(url);
    await page.waitForSelector('[name=raisonVisite]');
    await page.select('[name=raisonVisite]', 'cold-flu');
    await page.type('[name=postalCode]', 'H2X');
    const span = await engine.lighthouse.startTimespan(page, { flags: flagsFor('devtools', 'performance') });
    await page.click('main form [type=submit]');
    await page.waitForSelector('[id^=place-]');
    const { performance } = scoresOf(reportOf(await span.endTimespan()));
    const standing = scoresOf(
      reportOf(
        await engine.lighthouse.snapshot(page, { flags: flagsFor('devtools', 'accessibility', 'best-practices') }),
      ),
    );
    return { ...standing, performance };
  });
