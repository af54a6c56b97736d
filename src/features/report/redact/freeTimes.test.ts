import { fieldsOf } from '../../../lib/isRecord';
import { freeTimes as listOf } from '../../../testing/attackedDays';
import { redactTrace } from './redactTrace';

const [times, others] = [listOf(1), listOf(2)];
const [own] = times;

const answered = (endpointName: string, payload: unknown, originalArgs: unknown = null) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: { arg: { type: 'query', endpointName, originalArgs }, requestId: 'one', requestStatus: 'fulfilled' },
});

const refused = (payload: unknown) => ({
  ...answered('reserveSlot', payload),
  type: 'api/executeMutation/rejected',
});

const redacted = (...actions: { type: string }[]) => {
  const told = redactTrace({ base: {}, actions, times: [], dropped: 0 }, () => false);
  return told.actions.map(({ payload }) => payload);
};

const inPage = (payload: unknown): unknown[] => {
  const { spaces } = fieldsOf(payload);
  return Array.isArray(spaces) ? spaces : [];
};

const idsIn = (list: unknown): unknown[] => (Array.isArray(list) ? list : []).map((one) => fieldsOf(one)['spaceId']);

describe('a list of free times in a support file', () => {
  it('an empty list stays empty, and any other has one length', () => {
    const lists = redacted(...[[], times, others, [own]].map((spaces) => answered('searchSlots', { spaces })));
    expect(lists.map(inPage).map(({ length }) => length)).toEqual([0, 12, 12, 12]);
  });

  it('a list is the same each time it is told, and another list is another', () => {
    const [one, again, other] = redacted(
      answered('searchSlots', { spaces: times }),
      answered('searchSlots', { spaces: times.map((slot) => ({ ...slot })) }),
      answered('searchSlots', { spaces: others }),
    );
    expect(again).toEqual(one);
    expect(idsIn(inPage(other)).filter((id) => idsIn(inPage(one)).includes(id))).toEqual([]);
  });

  it('the time that the person holds stands in the list as the hold tells it, and once', () => {
    const [list, held] = redacted(
      answered('searchSlots', { spaces: times }),
      answered('holdSlot', { ...own, held: 'by-me' }),
    );
    const { spaceId, start, clinicId } = fieldsOf(held);
    expect(inPage(list).filter((slot) => fieldsOf(slot)['spaceId'] === spaceId)).toEqual([
      expect.objectContaining({ spaceId, start, clinicId }),
    ]);
    expect(inPage(list)).toHaveLength(12);
  });

  it('times set aside for an invited person are drawn too, and so are those that a refusal offers', () => {
    const [invited, refusal] = redacted(
      answered('listInvitedSlots', times, 'invitation-1'),
      refused({ status: 409, message: 'x', spaces: others }),
    );
    for (const list of [invited, fieldsOf(refusal)['spaces']]) {
      expect(list).toHaveLength(12);
      expect(JSON.stringify(list)).not.toMatch(/service|tarif|cents/);
    }
  });

  it('the limit to cancel tells whether it has passed, whatever the rule of the clinic', () => {
    const start = Date.now() + 10 * 86_400_000;
    const limited = (minutes: number, from = start) => ({
      start: new Date(from).toISOString(),
      cancelUntil: new Date(from - minutes * 60_000).toISOString(),
    });
    const passed = limited(90, Date.now());
    const [answer] = redacted(
      answered('listHistory', { upcoming: [passed, ...[60, 120, 1440, 2880].map((minutes) => limited(minutes))] }),
    );
    const { upcoming } = fieldsOf(answer);
    const [before, ...after] = (Array.isArray(upcoming) ? upcoming : []).map(
      (one): unknown => fieldsOf(one)['cancelUntil'],
    );
    expect([after.length, new Set(after).size]).toEqual([4, 1]);
    expect(String(before) < String(after[0])).toBe(true);
  });

  it('what no list may tell is the same for every list: how many were found elsewhere, and which ages were hidden', () => {
    const told = redacted(
      ...[3, 41].map((found) =>
        answered('searchSlots', {
          spaces: [],
          suggestions: [{ kind: 'anyClinic', found }],
          hiddenAges: [{ from: found, to: null }, ...(found > 3 ? [{ from: 1, to: 2 }] : [])],
        }),
      ),
    );
    expect(told[0]).toEqual(told[1]);
  });
});
