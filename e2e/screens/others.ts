import type { Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';

/** Somebody else, in a browser of their own. */
export const somebodyElse = async (traveller: Traveller): Promise<Traveller> => {
  const { page, lang, url } = traveller;
  const context = await page
    .context()
    .browser()
    ?.newContext({
      locale: lang === 'fr' ? 'fr-CA' : 'en-CA',
      timezoneId: 'America/Toronto',
      serviceWorkers: 'block',
    });
  if (context === undefined) throw new Error('There is no browser.');
  context.setDefaultTimeout(stateTimeout);
  const other = await context.newPage();
  await other.goto(url);
  return { ...traveller, page: other };
};
