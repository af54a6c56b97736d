/** Age in whole years. Born on 29 February counts as 1 March in other years (product §8). */
export const ageOn = (today: string, birthDate: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
