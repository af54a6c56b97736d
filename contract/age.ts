/** The day someone turns `years`. Born on 29 February: 1 March in other years (product §8). */
export const birthdayOf = (birthDate: string, years: number): string => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
};

export const monthsOn = (today: string, birthDate: string): number => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const [bornYear = 0, bornMonth = 1, bornDay = 1] = birthDate.split('-').map(Number);
  return (year - bornYear) * 12 + month - bornMonth - (day < bornDay ? 1 : 0);
};

/** Age in whole years. Born on 29 February counts as 1 March in other years (product §8). */
export const ageOn = (today: string, birthDate: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
