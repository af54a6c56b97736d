export const people = 20;
const [hour, day] = [3_600_000, 86_400_000];
export const now = Date.parse('2026-11-23T15:20:00Z');

/** The same in every run: only the attacker’s success may vary. */
let seed = 20_261_123;
const below = (limit: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};
const text = (from: number, max: number): string =>
  Array.from({ length: from + below(max) }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(below(26))).join('');
const name = (): string => text(3, 9).replace(/^./, (letter) => letter.toUpperCase());
export const iso = (at: number): string => new Date(at).toISOString();

export const clinics = Array.from({ length: 25 }, (_, at) => ({
  clinicId: `clinic-${at}`,
  name: Array.from({ length: 2 + below(3) }, name).join(' '),
  kind: ['gmf', 'clsc', 'private'][below(3)],
  timeZone: at === 7 ? 'America/Halifax' : 'America/Toronto',
  cancelLimitMinutes: [60, 120, 1440][below(3)],
  languages: below(2) ? ['fr'] : ['fr', 'en'],
  careTypes: ['walk-in', 'priority', 'covid'].slice(0, 1 + below(3)),
  position: { lat: 45 + below(1000) / 500, lng: -73 - below(1000) / 500 },
}));
export const professionals = clinics.map((_, at) =>
  Array.from({ length: 1 + below(6) }, (__, which) => `prof-${at}-${which}`),
);
export const network = {
  clinics,
  hashClinicProf: Object.fromEntries(clinics.map(({ clinicId }, at) => [clinicId, professionals[at]])),
  hashProfName: Object.fromEntries(professionals.flat().map((id) => [id, `${name()} ${name()}`])),
  professions: Object.fromEntries(professionals.flat().map((id, at) => [id, at % 3 ? 'nurse' : 'family-doctor'])),
};

export const database = Array.from({ length: people }, (_, at) => {
  const birth = Date.UTC(2012 + below(9), below(12), 1 + below(28));
  return {
    at,
    firstName: name(),
    lastName: `${name()}-${name()}`,
    starts: [-200, -40, 12, 30].map((days) => now + (days + below(9)) * day + below(10) * hour + below(12) * 300_000),
    clinic: below(25),
    decidedAt: now - below(400 * 24) * hour - below(hour),
    childBirthDate: iso(birth).slice(0, 10),
    childEndsOn: iso(birth)
      .slice(0, 10)
      .replace(/^\d{4}/, (year) => String(Number(year) + 18)),
  };
});
export type Person = (typeof database)[number];
