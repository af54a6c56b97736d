import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { makeShortLivedFolder } from '../../scripts/postgres/shortLivedFolder.ts';
import { journey, type Traveller } from '../fixtures/journey.ts';
import { root, startProduct } from '../fixtures/product.ts';

/** A product to edit. */
const copyOfProduct = (): string => {
  const folder = makeShortLivedFolder('portail-edited-');
  for (const name of ['contract', 'dist', 'public', 'server', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
};

/** As an operator does, in a finished build that lies over an older one with a compressed copy. */
const editSettings = (folder: string, changes: object): void => {
  const file = join(folder, 'dist/assets/config.json');
  const built = readFileSync(file, 'utf8');
  writeFileSync(`${file}.br`, brotliCompressSync(built));
  const settings: unknown = JSON.parse(built);
  writeFileSync(file, JSON.stringify(Object.assign({}, settings, changes)));
};

const openEdited = async ({ page, lang, t }: Traveller): Promise<void> => {
  const folder = copyOfProduct();
  const name = { fr: 'Réseau de l’Érable', en: 'Maple Network' };
  editSettings(folder, { brand: { name, phone: '1 888 555-0188' }, supportTools: true });
  const product = await startProduct([], folder);
  try {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/assets/config.json')),
      page.goto(product.url),
    ]);
    assert.match((await answer.request().allHeaders())['accept-encoding'] ?? '', /br/);
    await page.getByRole('banner').getByText(name[lang]).waitFor();
    await page.getByRole('contentinfo').getByText('1 888 555-0188').first().waitFor();
    await page.goto(`${product.url}/#/support/replay`);
    await page.getByRole('heading', { level: 1, name: t('replay.title') }).waitFor();
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

journey(
  'a browser that accepts compressed files gets the brand and the support tools that a network edits in its finished build',
  { lang: 'fr', width: 1280 },
  openEdited,
);
