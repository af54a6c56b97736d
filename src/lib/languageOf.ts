import type { Language } from './language';

const frequent: Record<Language, RegExp> = {
  fr: /(?<![\p{L}’'])(?:[dlnsqj][’'](?=\p{L})|(?:le|la|les|du|des|un|une|et|est|sont|vous|votre|vos|nous|notre|pour|avec|chez|sur|au|aux|par|pas|ne|que|qui|dans|ce|cette|mon|ma|mes|bonjour|merci|bienvenue)(?![\p{L}’']))/giu,
  en: /(?<![\p{L}’'])(?:the|of|and|is|are|was|were|you|your|we|our|for|with|from|to|at|by|not|this|that|these|have|has|been|will|my|hello|thank|thanks|please|welcome)(?![\p{L}’'])/giu,
};

/** The language of a text that people wrote, told by its frequent words; nothing where these do not tell. */
export const languageOf = (text: string): Language | undefined => {
  const fr = text.match(frequent.fr)?.length ?? 0;
  const en = text.match(frequent.en)?.length ?? 0;
  if (fr === en) return undefined;
  return fr > en ? 'fr' : 'en';
};
