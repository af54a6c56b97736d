/** « d’Élise », « d’Yves », « d’Hélène », but « de Léa », « de Yasmine ». */
export const elides = (name: string): boolean =>
  /^(?:[aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD').replace(/\p{M}/gu, ''));
