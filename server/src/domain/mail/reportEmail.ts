import type { Language } from '../../../../contract/catalogues.ts';
import type { ReportMeta } from '../support/readReport.ts';
import type { Email } from './email.ts';

export type ReportFacts = { meta: ReportMeta; contact: string; fileName: string };

type Part = Record<Language, (text: string) => string>;

const parts = {
  subject: { fr: (reference) => `Signalement ${reference}`, en: (reference) => `Report ${reference}` },
  intro: {
    fr: (reference) => `Une personne signale un problème du portail. Numéro du signalement\u00A0: ${reference}`,
    en: (reference) => `Someone reports a problem of the portal. Number of the report: ${reference}`,
  },
  note: {
    fr: () => 'Ce qu’elle écrit, sans ce qui la désigne\u00A0:',
    en: () => 'What they write, without what points to them:',
  },
  contact: {
    fr: (contact) => (contact === '' ? 'Elle ne dit pas comment la joindre.' : `Pour la joindre\u00A0: ${contact}`),
    en: (contact) => (contact === '' ? 'They do not say how to reach them.' : `To reach them: ${contact}`),
  },
  file: {
    fr: (name) => `Le fichier joint, ${name}, se rejoue à #/support/replay.`,
    en: (name) => `The attached file, ${name}, replays at #/support/replay.`,
  },
} satisfies Record<string, Part>;

export const reportEmail = ({ meta, contact, fileName }: ReportFacts, lang: Language): Email => ({
  subject: parts.subject[lang](meta.reference),
  before: [
    parts.intro[lang](meta.reference),
    parts.note[lang](),
    ...meta.note.split(/\n+/).filter((line) => line.trim() !== ''),
    parts.contact[lang](contact),
    parts.file[lang](fileName),
    [meta.app, meta.lang, meta.viewport, meta.browser].join(' · '),
  ],
  after: [],
});
