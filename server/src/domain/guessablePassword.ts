import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export type KnownText = { login: string; email: string; nam: string };

const networkText = ['boreal'];

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Folded, letters only. */
const localFavourites = new Set(
  `quebec montreal laval gatineau sherbrooke longueuil levis saguenay troisrivieres rimouski gaspesie estrie charlevoix
  poutine tourtiere sirop siroperable erable caribou orignal castor bleuet cidre tabarnak tabarnac calisse crisse ostie
  gohabsgo habs canadien canadiens nordiques expos alouettes remparts hockey patinoire cabane cabaneasucre metro
  sante clsc ramq medecin infirmiere hopital clinique patient portail rendezvous soleil jetaime bonjour bienvenue
  quebeclibre vivelequebec fleurdelys laurentides saintjean mariejo marieeve mariepier jeanfrancois pierreluc`.split(
    /\s+/,
  ),
);

/** With digits, signs or look-alike letters (`P0ut1ne2026!`). */
const isLocalFavourite = (password: string): boolean => {
  const disguises: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };
  const core = fold(password).replace(/^[^a-z]+|[^a-z]+$/g, '');
  return localFavourites.has(core.replace(/[01345@$]/g, (sign) => disguises[sign] ?? sign).replace(/[^a-z]/g, ''));
};

/** A power of ten. */
const fewGuesses = 8.5;

const contextText = ({ login, email, nam }: KnownText): string[] => {
  const mailbox = email.split('@')[0] ?? '';
  const parts = /^[A-Z]{4}\d{8}$/.test(nam) ? [nam.slice(0, 4), nam.slice(4, 10), nam.slice(4)] : [nam];
  return [...networkText, login, mailbox, ...parts].map(fold).filter((word) => word.length >= 4);
};

/** Lazy: the word lists take 40 MB. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Estimator }, shared, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const { qwerty, azerty } = shared.adjacencyGraphs;
  const { 'commonWords-fr': messages, 'firstnames-fr': names } = french.dictionary;
  return new Estimator({
    dictionary: { passwords: shared.dictionary['passwords-common'], messages, names },
    graphs: { qwerty, azerty },
  });
};

let estimator: Promise<ZxcvbnFactory> | undefined;

type Piece = { pattern: string; dictionaryName?: unknown };

const isWellWorn = ({ pattern, dictionaryName }: Piece): boolean =>
  ['spatial', 'sequence', 'repeat'].includes(pattern) || dictionaryName === 'passwords';

/** Common in disguise (`P@ssw0rd123`) or built on personal facts (ASVS 6.2.4, 6.2.11). Offline. */
export const isGuessable = async (password: string, known: KnownText): Promise<boolean> => {
  const context = contextText(known);
  if (isLocalFavourite(password) || context.some((word) => fold(password).includes(word))) return true;
  estimator ??= loadEstimator();
  const { guessesLog10, sequence } = (await estimator).check(password, context);
  return guessesLog10 < fewGuesses || sequence.every(isWellWorn);
};
