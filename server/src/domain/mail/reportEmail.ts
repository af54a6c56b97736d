import type { Language } from '../../../../contract/catalogues.ts';
import type { ReportMeta } from '../support/readReport.ts';
import type { Email } from './email.ts';

type ReportFacts = { meta: ReportMeta; contact: string; fileName: string };

type Part = Record<Language, (text: string) => string>;

const nb = '\u00A0';

const parts = {
  subject: { fr: (reference) => `Signalement ${reference}`, en: (reference) => `Report ${reference}` },
  intro: {
    fr: (reference) => `Une personne signale un problème du portail. Numéro du signalement${nb}: ${reference}`,
    en: (reference) => `Someone reports a problem with the portal. Report number: ${reference}`,
  },
  note: {
    fr: () => `Ce qu’elle écrit, sans ce qui la désigne${nb}:`,
    en: () => 'What they write, without what points to them:',
  },
  contact: {
    fr: (contact) => (contact === '' ? 'Elle ne dit pas comment la joindre.' : `Pour la joindre${nb}: ${contact}`),
    en: (contact) => (contact === '' ? 'They do not say how to reach them.' : `To reach them: ${contact}`),
  },
  file: {
    fr: (name) => `Le fichier joint, ${name}, se rejoue à #/support/replay.`,
    en: (name) => `The attached file, ${name}, can be replayed at #/support/replay.`,
  },
} satisfies Record<string, Part>;

/** The file has the rest. */
const maxNote = 5_000;

const shortened = (note: string): string => (note.length > maxNote ? `${note.slice(0, maxNote)}…` : note);

export const reportEmail = ({ meta, contact, fileName }: ReportFacts, lang: Language): Email => ({
  subject: parts.subject[lang](meta.reference),
  before: [
    parts.intro[lang](meta.reference),
    parts.note[lang](),
    ...shortened(meta.note)
      .split(/\n+/)
      .filter((line) => line.trim() !== ''),
    parts.contact[lang](contact),
    parts.file[lang](fileName),
    [meta.app, meta.lang, meta.viewport, meta.browser].join(' · '),
  ],
  after: [],
});
