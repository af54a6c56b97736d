const day = 86_400_000;

/** Section 7 does not show a free space: these numbers and fields are the service's own. */
const freeSpaces = () =>
  [9, 10, 14].map((hour, at) => ({
    spaceId: 500 + at,
    clinicId: 12,
    perName: 'Sans rendez-vous',
    start: new Date(Math.floor(Date.now() / day) * day + 3 * day + (hour + 5) * 3_600_000).toISOString(),
    room: { floor: 2, doors: ['B', at] },
  }));

const child = (patientId: number, hin: string) => {
  const access = { patientId, hasAccess: true, hin, locked: false };
  return { ...access, birthDate: '2020-05-04', age: 6, fileNumber: `A-${patientId}` };
};

type Reservation = { reservationId: number; clinicId: number; raisonVisite: unknown };

export const makeState = () => ({
  passwords: new Map([['marie.tremblay', 'Canot 7 érables!']]),
  /** Mailed keys and their logins. */
  recoveries: new Map([['cle-1', 'marie.tremblay']]),
  sessions: new Map<string, string>(),
  spaces: freeSpaces(),
  people: [child(41, 'ROYL20050412'), child(42, 'ROYM20050413')],
  /** `owner` is a patientId, or null for the person who signed in. */
  booked: new Array<{ owner: number | null; reservation: Reservation }>(),
});

export type State = ReturnType<typeof makeState>;
