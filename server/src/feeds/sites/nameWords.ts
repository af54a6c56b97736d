/** Words of site names and streets, plain (lower case, no accents), by the letter case they take. */

/** Initials, all in capitals. */
export const initials: ReadonlySet<string> = new Set([
  'clsc', 'gmf', 'cisss', 'ciusss', 'chsld', 'csss', 'chsgs', 'chum', 'chus', 'cusm', 'cmc', 'cmu', 'cmi', 'cmad', 'umf', 'um', 'mrc',
  'crdi', 'ted', 'evm', 'sidep', 'md', 'itss', 'rls', 'u', 'r',
]);

/** Links between words, small unless they begin the name. */
export const links: ReadonlySet<string> = new Set([
  'd', 'de', 'du', 'des', 'l', 'la', 'le', 'les', 'et', 'a', 'au', 'aux', 'en', 'sur', 'sous', 'pour', 'par', 'avec', 'chez', 'and', 'of',
  'inc', 'enr', 'ltee', 'senc', 'cie', 'al',
]);

/** What a site is rather than what it is called: small unless it begins the name. */
export const generics: ReadonlySet<string> = new Set([
  'clinique', 'cliniques', 'polyclinique', 'centre', 'centres', 'groupe', 'bureau', 'cabinet', 'maison', 'hopital', 'point', 'service',
  'services', 'site', 'unite', 'edifice', 'pavillon', 'programme', 'ligne', 'premiere', 'ecole', 'residence', 'campus', 'cooperative',
  'medecine', 'medical', 'medicale', 'medicales', 'medicaux', 'familiale', 'familial', 'famille', 'sante', 'sociaux', 'social', 'soins',
  'prelevement', 'prelevements', 'vaccination', 'urgence', 'urgences', 'mineure', 'mineures', 'readaptation', 'hebergement', 'naissance',
  'naissances', 'infirmiere', 'infirmiers', 'docteur', 'docteure', 'docteurs', 'docteures', 'privee', 'prive', 'privees', 'universitaire', 'communautaire',
  'administratif', 'administration', 'externe', 'externes', 'acces', 'mobile', 'ambulatoires', 'solidarite', 'specialistes', 'specialises', 'multiservices',
  'hospitalier', 'integre', 'integree', 'siege', 'installation', 'jeunes', 'enfants', 'aines', 'femmes', 'ans', 'sans', 'rendez', 'vous',
  'deficience', 'intellectuelle', 'physique', 'dependance', 'trouble', 'spectre', 'autisme', 'dentisterie', 'pediatrie', 'pediatrique',
  'planning', 'vasectomie', 'travail', 'jour',
]);

/** Kinds of streets, small; after a number (`2e Rue`) they take a capital. */
export const streetKinds: ReadonlySet<string> = new Set([
  'rue', 'avenue', 'boulevard', 'chemin', 'route', 'rang', 'montee', 'place', 'cote', 'terrasse', 'promenade', 'autoroute', 'bureau', 'ave', 'boul', 'ch',
]);

/** French words that lose their accents in the source and are no English words. */
export const accented: ReadonlyMap<string, string> = new Map([
  ['medicale', 'médicale'], ['medicales', 'médicales'], ['sante', 'santé'], ['hebergement', 'hébergement'],
  ['prelevement', 'prélèvement'], ['prelevements', 'prélèvements'], ['readaptation', 'réadaptation'],
]);
