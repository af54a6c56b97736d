import type { TestContext } from 'node:test';

import { clinicOn } from './clinic.ts';
import { delegationStage, lea } from './delegation.ts';
import { addClinic, addSlot } from './network.ts';

/** The links of a record, as a clinic sees them: levels and state. */
export const linksIn = (lines: readonly string[]) => lines.map((line) => line.replace(/^\s+link \S+\s+\S+, /, ''));

/** Both parents of Léa, each with a record of hers; `seen` once the clinic saw that they are. */
export const parents = async (t: TestContext) => {
  const stage = await delegationStage(t);
  const [marie, luc] = [await stage.relative({ firstName: 'Marie' }), await stage.relative({ firstName: 'Luc' })];
  const [hers, his] = [
    (await marie.add(lea)).said.patientId,
    (await luc.add({ ...lea, firstName: 'Léa' })).said.patientId,
  ];
  const clinicId = await addClinic(stage.db);
  const { type } = clinicOn(stage.deps);
  return {
    ...stage,
    clinicId,
    hers,
    his,
    luc,
    marie,
    type,
    slot: (start: number) => addSlot(stage.db, { clinicId, start }),
    merged: () => type('merge', his, hers),
    seen: async () => {
      for (const patientId of [hers, his])
        await type(
          'accept',
          (
            await stage.db
              .selectFrom('dependents')
              .select('id')
              .where('patient_id', '=', patientId)
              .executeTakeFirstOrThrow()
          ).id,
        );
    },
  };
};
