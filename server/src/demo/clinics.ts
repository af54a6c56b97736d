import type { ClinicKind, Language } from '../../../contract/catalogues.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { quebecZones } from '../../../contract/quebec.ts';

/** A fictional clinic, at a plausible address; its phone is one of those kept for fiction (555-01xx). */
export type DemoClinic = {
  key: string;
  name: string;
  kind: ClinicKind;
  address: readonly [line: string, city: string, postalCode: string];
  position: readonly [latitude: number, longitude: number];
  phone: string;
  timeZone: string;
  languages: Language[];
  /** Minutes before a visit until which it may be cancelled. */
  cancelLimitMinutes: number;
};

type Extra = Partial<Pick<DemoClinic, 'timeZone' | 'languages' | 'cancelLimitMinutes'>>;
type Row = readonly [
  key: string,
  kind: ClinicKind,
  name: string,
  address: DemoClinic['address'],
  position: DemoClinic['position'],
  phone: string,
  extra?: Extra,
];

const bilingual: Extra = { languages: ['fr', 'en'] };
const islands: Extra = { timeZone: quebecZones.islands, languages: ['fr', 'en'] };
const lowerNorthShore: Extra = { timeZone: quebecZones.lowerNorthShore, languages: ['fr', 'en'] };

const rows: readonly Row[] = [
  [
    'plateau',
    'gmf',
    'GMF des Trois-Érables',
    ['4210, rue des Mésanges', 'Montréal', 'H2J 2L4'],
    [45.5262, -73.5811],
    '514 555-0101',
    bilingual,
  ],
  [
    'centre-ville',
    'gmf-r',
    'Super-clinique Aurore',
    ['1180, rue du Nordet', 'Montréal', 'H3B 2K9'],
    [45.5021, -73.5688],
    '514 555-0102',
    bilingual,
  ],
  [
    'rosemont',
    'clsc',
    'CLSC du Sentier',
    ['5505, rue des Lilas', 'Montréal', 'H1Y 3C2'],
    [45.5491, -73.5832],
    '514 555-0103',
  ],
  [
    'verdun',
    'gmf-u',
    'GMF-U du Fleuve-Blanc',
    ['4000, rue de l’Estran', 'Montréal', 'H4G 2V5'],
    [45.4601, -73.5672],
    '514 555-0104',
    bilingual,
  ],
  [
    'pointe-claire',
    'private',
    'Clinique médicale Rive-Ouest',
    ['620, avenue du Rivage', 'Pointe-Claire', 'H9R 4S2'],
    [45.4498, -73.8254],
    '514 555-0105',
    { ...bilingual, cancelLimitMinutes: 1_440 },
  ],
  [
    'laval',
    'gmf',
    'GMF de la Grande Ourse',
    ['1750, boulevard des Galaxies', 'Laval', 'H7N 3Z1'],
    [45.5558, -73.7002],
    '450 555-0106',
  ],
  [
    'longueuil',
    'private',
    'Clinique médicale des Marées',
    ['825, rue des Goélands', 'Longueuil', 'J4K 4V8'],
    [45.5279, -73.5102],
    '450 555-0107',
  ],
  [
    'saint-jerome',
    'gmf',
    'GMF des Hautes-Cimes',
    ['310, rue de la Crête', 'Saint-Jérôme', 'J7Z 3P5'],
    [45.7761, -74.0021],
    '450 555-0108',
  ],
  [
    'joliette',
    'clsc',
    'CLSC des Deux-Ruisseaux',
    ['95, rue du Gué', 'Joliette', 'J6E 4T1'],
    [46.0243, -73.4431],
    '450 555-0109',
  ],
  [
    'quebec',
    'gmf-u',
    'GMF-U des Remparts',
    ['22, rue des Carillons', 'Québec', 'G1R 3X6'],
    [46.8121, -71.2159],
    '418 555-0110',
  ],
  [
    'sainte-foy',
    'gmf-r',
    'Super-clinique du Cap-Nord',
    ['2900, chemin des Amarres', 'Québec', 'G1V 2L8'],
    [46.7822, -71.2841],
    '418 555-0111',
  ],
  [
    'beauport',
    'clsc',
    'CLSC de la Chute-Claire',
    ['640, avenue des Cascades', 'Québec', 'G1C 3M2'],
    [46.8655, -71.2012],
    '418 555-0112',
  ],
  [
    'levis',
    'gmf',
    'GMF de la Traverse',
    ['51, côte des Navigateurs', 'Lévis', 'G6V 5B3'],
    [46.8102, -71.1791],
    '418 555-0113',
  ],
  [
    'hull',
    'gmf',
    'GMF des Draveurs',
    ['175, rue de l’Estacade', 'Gatineau', 'J8X 2Z4'],
    [45.4301, -75.7202],
    '819 555-0114',
    bilingual,
  ],
  [
    'aylmer',
    'private',
    'Clinique médicale des Portages',
    ['88, rue du Canot', 'Gatineau', 'J9H 4K6'],
    [45.4002, -75.8291],
    '819 555-0115',
    bilingual,
  ],
  [
    'sherbrooke',
    'gmf-u',
    'GMF-U des Sommets',
    ['1015, rue de l’Alpage', 'Sherbrooke', 'J1H 3N7'],
    [45.4011, -71.8902],
    '819 555-0116',
  ],
  [
    'trois-rivieres',
    'gmf',
    'GMF des Trois-Rives',
    ['730, rue des Flotteurs', 'Trois-Rivières', 'G9A 2K8'],
    [46.3451, -72.5449],
    '819 555-0117',
  ],
  [
    'saguenay',
    'gmf',
    'GMF du Fjord-Bleu',
    ['415, rue des Bélugas', 'Saguenay', 'G7H 3T6'],
    [48.4279, -71.0581],
    '418 555-0118',
  ],
  [
    'rimouski',
    'gmf-u',
    'GMF-U du Grand-Large',
    ['60, rue des Embruns', 'Rimouski', 'G5L 4H9'],
    [48.4502, -68.5201],
    '418 555-0119',
  ],
  [
    'gaspe',
    'clsc',
    'CLSC de la Baie-des-Brumes',
    ['12, montée du Quai', 'Gaspé', 'G4X 1R4'],
    [48.8302, -64.4812],
    '418 555-0120',
    bilingual,
  ],
  [
    'rouyn-noranda',
    'gmf',
    'GMF des Lacs-Clairs',
    ['240, avenue de l’Esker', 'Rouyn-Noranda', 'J9X 3B7'],
    [48.2371, -79.0201],
    '819 555-0121',
  ],
  [
    'sept-iles',
    'clsc',
    'CLSC du Phare',
    ['505, rue des Récifs', 'Sept-Îles', 'G4R 3A5'],
    [50.2101, -66.3802],
    '418 555-0122',
  ],
  [
    'cap-aux-meules',
    'gmf',
    'GMF des Dunes',
    ['330, chemin des Hameçons', 'Les Îles-de-la-Madeleine', 'G4T 1B3'],
    [47.3791, -61.8652],
    '418 555-0123',
    islands,
  ],
  [
    'havre-aubert',
    'clsc',
    'CLSC des Buttes-Rondes',
    ['18, chemin de l’Échouerie', 'Les Îles-de-la-Madeleine', 'G4T 9A2'],
    [47.2361, -61.8391],
    '418 555-0124',
    islands,
  ],
  [
    'blanc-sablon',
    'clsc',
    'CLSC de l’Anse-aux-Baleines',
    ['7, chemin de la Grève', 'Blanc-Sablon', 'G0G 1C0'],
    [51.4262, -57.1312],
    '418 555-0125',
    lowerNorthShore,
  ],
];

/** The fictional network, in all three clock regimes of Quebec. */
export const demoClinics: readonly DemoClinic[] = rows.map(
  ([key, kind, name, address, position, phone, extra = {}]) => ({
    key,
    kind,
    name,
    address,
    position,
    phone,
    timeZone: quebecZones.usual,
    languages: ['fr'],
    cancelLimitMinutes: appointmentLimits.cancelMinutes.usual,
    ...extra,
  }),
);
