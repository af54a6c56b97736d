// Holds: product §8 clinic-identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { invitationStage, invitingWords } from '../support/invitation.ts';
import { addPatient } from '../support/people.ts';

const birthDate = '1985-02-15';

test('two verify and two invite commands on one health number at once leave one record with the number verified (product §8 clinic-identity)', async (t) => {
  const { clinicId, db, deps, slot } = await invitationStage(t);
  const said: string[] = [];
  for (let round = 10; round < 20; round += 1) {
    const nam = `TREA850215${round}`;
    const claimed = () =>
      addPatient(db, {
        birth_date: birthDate,
        nam_sealed: deps.vault.seal(nam, 'patients.nam'),
        nam_index: deps.vault.numberIndex(nam),
      });
    const claims = [await claimed(), await claimed()];
    const inviting = async (email: string) =>
      invitingWords(clinicId, { nam, birthDate, email }, '--slot', await slot(48));
    const words = [
      ...claims.map((record) => ['verify', record]),
      await inviting('une@exemple.ca'),
      await inviting('autre@exemple.ca'),
    ];
    said.push(...(await Promise.all(words.map((typed) => clinicOn(deps).type(...typed)))));
    const seen = await db
      .selectFrom('patients')
      .select('id')
      .where('nam_index', '=', deps.vault.numberIndex(nam))
      .where('nam_verified_at', 'is not', null)
      .execute();
    const invited = await db
      .selectFrom('invitations')
      .innerJoin('patients', 'patients.id', 'patient_id')
      .select('patient_id as id')
      .distinct()
      .where('nam_index', '=', deps.vault.numberIndex(nam))
      .execute();
    assert.deepEqual([seen.length, invited], [1, seen], `round ${round}`);
  }
  assert.equal(
    said.filter((line) => /is recorded as seen/.test(line)).length +
      said.filter((line) => /already has that number/.test(line)).length,
    20,
    'each verify is told what stands',
  );
});

test('the clinic cannot invite by a health number verified with another birth date, because one of the two is mistyped (product §8 clinic-identity)', async (t) => {
  const { clinic, clinicId, db, invite, slot } = await invitationStage(t);
  await invite([await slot(48)]);
  const spaceId = await slot(50);
  const words = invitingWords(
    clinicId,
    { nam: 'TREH50530219', birthDate: '1950-03-03', email: 'huguette@exemple.ca' },
    '--slot',
    spaceId,
  );
  assert.match(
    await clinic.type(...words),
    /^Record \S+ has that number, seen by a clinic, with another birth date: --born is mistyped, or npm run clinic -- verify \S+ --born corrects the record\.$/,
  );
  assert.equal((await db.selectFrom('invitations').select('id').execute()).length, 1);
});
