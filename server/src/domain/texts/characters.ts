/** 3GPP TS 23.038. A letter outside both makes a text twice as long. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each counts twice. */
const extended = new Set('^{}\\[~]|€');

const alike: Record<string, string> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '·': '.',
};

const plainLetter = (letter: string): string => {
  if (basic.has(letter) || extended.has(letter)) return letter;
  const bare = alike[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].every((one) => basic.has(one)) ? bare : letter;
};

/** French at the price of plain letters: `ê` becomes `e`. Other scripts stay as they are. */
export const plainText = (text: string): string => [...text.normalize('NFC')].map(plainLetter).join('');

/** How many texts the network makes of it: 160 or 153 letters each in GSM-7, 70 or 67 in UCS-2. */
export const countSegments = (text: string): number => {
  const letters = [...text];
  const isBasic = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const length = isBasic ? letters.length + letters.filter((letter) => extended.has(letter)).length : text.length;
  const [alone, each] = isBasic ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
};
