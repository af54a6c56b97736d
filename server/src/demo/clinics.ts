import type { ClinicKind, Language } from '../../../contract/catalogues.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { quebecZones } from '../../../contract/quebec.ts';
import { demoSites, type Site } from './sites.ts';

/** A fictional clinic, at a plausible address; its phone is one of those kept for fiction (555-01xx). */
export type DemoClinic = Site & {
  key: string;
  name: string;
  kind: ClinicKind;
  phone: string;
  timeZone: string;
  languages: Language[];
  /** Minutes before a visit until which it may be cancelled. */
  cancelLimitMinutes: number;
};

type Extra = Partial<Pick<DemoClinic, 'timeZone' | 'languages' | 'cancelLimitMinutes'>>;
type Row = readonly [key: keyof typeof demoSites, kind: ClinicKind, name: string, phone: string, extra?: Extra];

const bilingual: Extra = { languages: ['fr', 'en'] };
const islands: Extra = { timeZone: quebecZones.islands, languages: ['fr', 'en'] };
const lowerNorthShore: Extra = { timeZone: quebecZones.lowerNorthShore, languages: ['fr', 'en'] };

const rows: readonly Row[] = [
  ['plateau', 'gmf', 'GMF des Trois-Érables', '514 555-0101', bilingual],
  ['centre-ville', 'gmf-r', 'Super-clinique Aurore', '514 555-0102', bilingual],
  ['rosemont', 'clsc', 'CLSC du Sentier', '514 555-0103'],
  ['verdun', 'gmf-u', 'GMF-U du Fleuve-Blanc', '514 555-0104', bilingual],
  [
    'pointe-claire',
    'private',
    'Clinique médicale Rive-Ouest',
    '514 555-0105',
    { ...bilingual, cancelLimitMinutes: 1_440 },
  ],
  ['laval', 'gmf', 'GMF de la Grande Ourse', '450 555-0106'],
  ['longueuil', 'private', 'Clinique médicale des Marées', '450 555-0107'],
  ['saint-jerome', 'gmf', 'GMF des Hautes-Cimes', '450 555-0108'],
  ['joliette', 'clsc', 'CLSC des Deux-Ruisseaux', '450 555-0109'],
  ['quebec', 'gmf-u', 'GMF-U des Remparts', '418 555-0110'],
  ['sainte-foy', 'gmf-r', 'Super-clinique du Cap-Nord', '418 555-0111'],
  ['beauport', 'clsc', 'CLSC de la Chute-Claire', '418 555-0112'],
  ['levis', 'gmf', 'GMF de la Traverse', '418 555-0113'],
  ['hull', 'gmf', 'GMF des Draveurs', '819 555-0114', bilingual],
  ['aylmer', 'private', 'Clinique médicale des Portages', '819 555-0115', bilingual],
  ['sherbrooke', 'gmf-u', 'GMF-U des Sommets', '819 555-0116'],
  ['trois-rivieres', 'gmf', 'GMF des Trois-Rives', '819 555-0117'],
  ['saguenay', 'gmf', 'GMF du Fjord-Bleu', '418 555-0118'],
  ['rimouski', 'gmf-u', 'GMF-U du Grand-Large', '418 555-0119'],
  ['gaspe', 'clsc', 'CLSC de la Baie-des-Brumes', '418 555-0120', bilingual],
  ['rouyn-noranda', 'gmf', 'GMF des Lacs-Clairs', '819 555-0121'],
  ['sept-iles', 'clsc', 'CLSC du Phare', '418 555-0122'],
  ['cap-aux-meules', 'gmf', 'GMF des Dunes', '418 555-0123', islands],
  ['havre-aubert', 'clsc', 'CLSC des Buttes-Rondes', '418 555-0124', islands],
  ['blanc-sablon', 'clsc', 'CLSC de l’Anse-aux-Baleines', '418 555-0125', lowerNorthShore],
];

/** The fictional network, in all three clock regimes of Quebec. */
export const demoClinics: readonly DemoClinic[] = rows.map(([key, kind, name, phone, extra = {}]) => ({
  key,
  kind,
  name,
  ...demoSites[key],
  phone,
  timeZone: quebecZones.usual,
  languages: ['fr'],
  cancelLimitMinutes: appointmentLimits.cancelMinutes.usual,
  ...extra,
}));
