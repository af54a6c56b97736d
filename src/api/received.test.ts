// Holds: spec §7 reserve, spec §7 dependents
import { dependentsIn } from './dependentsApi';
import { searchAnswerIn, slotIn } from './appointmentAnswers';
import { receivedOf } from './received';
import { askedChange, isAsWished } from './dependentAccessApi';

const slot = {
  spaceId: 7,
  clinicId: 12,
  start: '2026-11-20T09:15:00-05:00',
  perName: 'Sans rendez-vous',
  room: { floor: 2, codes: ['b', 3] },
};

const child = { patientId: 41, hasAccess: true, hin: 'ROYL20050412', locked: false, birthDate: '2020-05-04', age: 6 };

describe('what another back end sent goes back unchanged (spec §7 reserve, spec §7 dependents)', () => {
  it('a slot keeps its own fields, its numbers and the fields that nobody here knows', () => {
    expect(receivedOf(slotIn(slot))).toEqual(slot);
    expect(slotIn(slot)).toMatchObject({ spaceId: '7', clinicId: '12' });
    expect(slotIn(slot)).not.toHaveProperty('room');
  });

  it('a slot that came as the contract says goes back as itself, without a copy', () => {
    const ours = {
      spaceId: 's',
      clinicId: 'c',
      profId: null,
      perName: '',
      careType: 'skin',
      mode: 'in-person',
      languages: ['fr'],
      start: slot.start,
      timeZone: 'America/Toronto',
      durationMinutes: 15,
      held: null,
    };
    expect(slotIn(ours)).toEqual(ours);
  });

  it('a dependent keeps its own fields too', () => {
    const [listed] = dependentsIn([{ ...child, dossier: 'A-7' }]);
    expect(receivedOf(listed)).toEqual({ ...child, dossier: 'A-7' });
    expect(listed).not.toHaveProperty('dossier');
  });

  it('a changed dependent goes back as it was listed, with only the change', () => {
    const [listed] = dependentsIn([{ ...child, locked: true }]);
    if (!listed) throw new Error('no dependent');
    expect(askedChange({ ...listed, locked: false })).toEqual(child);
  });

  it('a save that changes nothing is done, while the list still has the person', () => {
    const [listed] = dependentsIn([{ ...child, locked: true }]);
    if (!listed) throw new Error('no dependent');
    expect(isAsWished({ ...child, locked: true }, listed)).toBe(true);
    expect(isAsWished({}, listed)).toBe(false);
    expect(isAsWished({ ...child, locked: true }, { ...listed, locked: false })).toBe(false);
  });

  it('free slots are read from a bare list as from an object', () => {
    expect(searchAnswerIn([slot]).spaces).toEqual(searchAnswerIn({ spaces: [slot] }).spaces);
    expect(searchAnswerIn([slot]).spaces).toHaveLength(1);
  });
});
