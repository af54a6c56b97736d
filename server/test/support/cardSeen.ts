import { namContext } from '../../src/data/accounts.ts';
import type { Deps } from '../../src/http/deps.ts';

/** Somebody with a card, who books without an account too. */
export const rose = { nam: 'TREM85021512', birthDate: '1985-02-15', firstName: 'Rose' };

/** A clinic saw the card of a person: the number and the birth date of their record are theirs. */
export const seeCard = async (
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  patientId: string,
  { nam, birthDate } = rose,
): Promise<void> => {
  await db
    .updateTable('patients')
    .set({
      birth_date: birthDate,
      nam_sealed: vault.seal(nam, namContext),
      nam_index: vault.numberIndex(nam),
      nam_verified_at: new Date(),
    })
    .where('id', '=', patientId)
    .execute();
};
