import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { Fhir } from 'fhir';

import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { press, typeIn } from './keyboard.ts';

/**
 * By the keyboard: the password, then the page to read and the file to keep. @returns the file, as this device keeps it
 */
export const takeFileAlong = async ({ page, t }: Traveller, password: string): Promise<string> => {
  await typeIn(page, 'password', password);
  await page.keyboard.press('Enter');
  await page.getByText(t('export.ready'), { exact: true }).waitFor();
  assert.deepEqual(await axeProblems(page), []);
  const kept = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: t('export.download'), exact: true }));
  const download = await kept;
  assert.equal(download.suggestedFilename(), t('export.fileName'));
  return readFile(await download.path(), 'utf8');
};

/** The other library gives numbers as they are written. */
const written = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value));

type File = { entry: { resource: { resourceType: string } }[] };

/**
 * Opens a file with a FHIR library of other hands: it finds it valid by its own R4 definitions, writes it as XML and
 * reads that back without losing a word. @returns the kinds of its entries
 */
export const openedByOthers = (text: string): Set<string> => {
  const library = new Fhir();
  const { valid, messages } = library.validate(text, { errorOnUnexpected: true });
  assert.ok(valid, JSON.stringify(messages));
  const back = library.xmlToJson(library.jsonToXml(text));
  assert.deepEqual(written(back), written(text));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library has just found it valid
  const { entry } = JSON.parse(back) as File;
  return new Set(entry.map(({ resource }) => resource.resourceType));
};
