import type { ClinicKind, Language } from '../../../contract/catalogues.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { quebecZones } from '../../../contract/quebec.ts';

type Site = {
  address: readonly [line: string, city: string, postalCode: string];
  position: readonly [latitude: number, longitude: number];
};

const demoSites = {
  plateau: { address: ['4210, rue des Mésanges', 'Montréal', 'H2J 2L4'], position: [45.5262, -73.5811] },
  'centre-ville': { address: ['1180, rue du Nordet', 'Montréal', 'H3B 2K9'], position: [45.5021, -73.5688] },
  rosemont: { address: ['5505, rue des Lilas', 'Montréal', 'H1Y 3C2'], position: [45.5491, -73.5832] },
  verdun: { address: ['4000, rue de l’Estran', 'Montréal', 'H4G 2V5'], position: [45.4601, -73.5672] },
  'pointe-claire': { address: ['620, avenue du Rivage', 'Pointe-Claire', 'H9R 4S2'], position: [45.4498, -73.8254] },
  laval: { address: ['1750, boulevard des Galaxies', 'Laval', 'H7N 3Z1'], position: [45.5558, -73.7002] },
  longueuil: { address: ['825, rue des Goélands', 'Longueuil', 'J4K 4V8'], position: [45.5279, -73.5102] },
  'saint-jerome': { address: ['310, rue de la Crête', 'Saint-Jérôme', 'J7Z 3P5'], position: [45.7761, -74.0021] },
  joliette: { address: ['95, rue du Gué', 'Joliette', 'J6E 4T1'], position: [46.0243, -73.4431] },
  quebec: { address: ['22, rue des Carillons', 'Québec', 'G1R 3X6'], position: [46.8121, -71.2159] },
  'sainte-foy': { address: ['2900, chemin des Amarres', 'Québec', 'G1V 2L8'], position: [46.7822, -71.2841] },
  beauport: { address: ['640, avenue des Cascades', 'Québec', 'G1C 3M2'], position: [46.8655, -71.2012] },
  levis: { address: ['51, côte des Navigateurs', 'Lévis', 'G6V 5B3'], position: [46.8102, -71.1791] },
  hull: { address: ['175, rue de l’Estacade', 'Gatineau', 'J8X 2Z4'], position: [45.4301, -75.7202] },
  aylmer: { address: ['88, rue du Canot', 'Gatineau', 'J9H 4K6'], position: [45.4002, -75.8291] },
  sherbrooke: { address: ['1015, rue de l’Alpage', 'Sherbrooke', 'J1H 3N7'], position: [45.4011, -71.8902] },
  'trois-rivieres': { address: ['730, rue des Flotteurs', 'Trois-Rivières', 'G9A 2K8'], position: [46.3451, -72.5449] },
  saguenay: { address: ['415, rue des Bélugas', 'Saguenay', 'G7H 3T6'], position: [48.4279, -71.0581] },
  rimouski: { address: ['60, rue des Embruns', 'Rimouski', 'G5L 4H9'], position: [48.4502, -68.5201] },
  gaspe: { address: ['12, montée du Quai', 'Gaspé', 'G4X 1R4'], position: [48.8302, -64.4812] },
  'rouyn-noranda': { address: ['240, avenue de l’Esker', 'Rouyn-Noranda', 'J9X 3B7'], position: [48.2371, -79.0201] },
  'sept-iles': { address: ['505, rue des Récifs', 'Sept-Îles', 'G4R 3A5'], position: [50.2101, -66.3802] },
  'cap-aux-meules': {
    address: ['330, chemin des Hameçons', 'Les Îles-de-la-Madeleine', 'G4T 1B3'],
    position: [47.3791, -61.8652],
  },
  'havre-aubert': {
    address: ['18, chemin de l’Échouerie', 'Les Îles-de-la-Madeleine', 'G4T 9A2'],
    position: [47.2361, -61.8391],
  },
  'blanc-sablon': { address: ['7, chemin de la Grève', 'Blanc-Sablon', 'G0G 1C0'], position: [51.4262, -57.1312] },
} as const satisfies Record<string, Site>;

/** Phone numbers are reserved for fiction (555-01xx). */
export type DemoClinic = Site & {
  key: string;
  name: string;
  kind: ClinicKind;
  phone: string;
  timeZone: string;
  languages: Language[];
  /** Minutes before the start. */
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
