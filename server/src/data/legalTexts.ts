import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { languages, type Language } from '../../../contract/catalogues.ts';

export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

export type LegalText = { html: string; version: string; etag: string };

const versionShape = /Version(?:&nbsp;|\s)(\d+)/;

const readText = (kind: LegalKind, lang: Language): LegalText => {
  const html = readFileSync(new URL(`../../seeds/legal/${kind}.${lang}.html`, import.meta.url), 'utf8');
  const version = versionShape.exec(html)?.[1];
  if (version === undefined) throw new Error(`The text ${kind}.${lang}.html states no version.`);
  return { html, version, etag: `"${createHash('sha256').update(html).digest('base64url')}"` };
};

const texts = new Map(
  legalKinds.flatMap((kind) => languages.map((lang) => [`${kind}.${lang}`, readText(kind, lang)] as const)),
);

/** Read at startup, under fixed names (spec §7). */
export const legalText = (kind: LegalKind, lang: Language): LegalText => {
  const text = texts.get(`${kind}.${lang}`);
  if (text === undefined) throw new Error(`No text ${kind} in ${lang}.`);
  return text;
};

/** The same in both languages. */
export const legalVersion = (kind: LegalKind): string => legalText(kind, 'fr').version;
