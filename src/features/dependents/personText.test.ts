// Holds: product §8 only-less
import type { Dependent } from '../../../contract/dependents.ts';
import { keepReceived } from '../../api/keepReceived';
import { accessStateOf, maskedCard, mayChange, nameOf } from './personText';

const lea: Dependent = {
  patientId: 'p',
  firstName: 'Léa',
  lastName: 'Roy',
  hin: null,
  birthDate: '2020-05-04',
  age: 6,
  hasAccess: true,
  locked: false,
  relationship: 'child',
  basis: 'parental-authority',
  scopes: ['book'],
  state: 'active',
  modificationStatus: 'STATUS_NEUTRAL',
};

describe('somebody for whom one acts', () => {
  it('the portal names a dependent by their name, or else by what the back end knows of them', () => {
    expect([
      nameOf(lea),
      nameOf({ ...lea, firstName: '', lastName: '' }),
      nameOf({ ...lea, firstName: '', lastName: '', hin: '12' }),
    ]).toEqual(['Léa Roy', '2020-05-04', '12']);
  });

  it('the portal shows only the ends of a dependent’s card number', () => {
    expect(maskedCard('ROYL20050412')).toBe('ROYL •••• ••12');
  });

  it('a user can undo their own lock on a dependent, but not an age lock or a lock by the clinic (product §8 only-less)', () => {
    const unlockable = (lockReason?: string) =>
      mayChange({ ...lea, locked: true, ...(lockReason && { lockReason }) }).unlock;
    expect([unlockable('self'), unlockable(), unlockable('age14'), unlockable('clinic')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(mayChange(lea)).toEqual({ ask: false, levels: true, lock: true, unlock: false });
    expect(mayChange({ ...lea, state: 'pending', hasAccess: false, awaiting: 'person' })).toEqual({
      ask: true,
      levels: false,
      lock: false,
      unlock: false,
    });
  });

  it('a delegate can give up levels only where the back end lists levels', () => {
    const { scopes: _scopes, ...listed } = lea;
    expect(mayChange(keepReceived(lea, listed))).toMatchObject({ levels: false, lock: true });
  });

  it('a dependent has one access state, and a lock takes precedence over all others', () => {
    const state = (more: Partial<Dependent>) => accessStateOf({ ...lea, ...more });
    expect([state({}), state({ hasAccess: false }), state({ state: 'pending', hasAccess: false })]).toEqual([
      'open',
      'none',
      'pending',
    ]);
    expect(
      (['person', 'clinic'] as const).map((awaiting) => state({ state: 'pending', hasAccess: false, awaiting })),
    ).toEqual(['awaitsPerson', 'awaitsClinic']);
    expect(
      ['self', 'age14', 'clinic', 'else'].map((lockReason) => state({ locked: true, hasAccess: false, lockReason })),
    ).toEqual(['lockedBySelf', 'lockedByAge', 'lockedByClinic', 'locked']);
  });
});
