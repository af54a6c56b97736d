/**
 * Whether French elides before this name: « d’Élise », « d’Yves », « d’Hélène », but « de Léa », « de Yasmine ». An h counts as silent,
 * as it is in most names.
 */
export const elides = (name: string): boolean =>
  /^(?:[aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD').replace(/\p{M}/gu, ''));
