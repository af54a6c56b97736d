import { readFiledLinks } from '../../data/export/links.ts';
import { readFiledPerson } from '../../data/export/person.ts';
import { readFiledRecords } from '../../data/export/records.ts';
import { readFiledAppointments } from '../../data/export/appointments.ts';
import type { SignedIn } from '../../data/sessions.ts';
import { todayAt } from '../../domain/age.ts';
import type { FiledAppointment } from '../../domain/export/appointment.ts';
import type { FiledLink } from '../../domain/export/links.ts';
import type { Owner } from '../../domain/export/naming.ts';
import type { FiledPerson, FiledRecord } from '../../domain/export/person.ts';
import type { Deps } from '../deps.ts';

export type BegunFile = {
  owner: Owner;
  person: FiledPerson;
  records: readonly FiledRecord[];
  links: readonly FiledLink[];
  appointments: readonly FiledAppointment[];
};

/** Read first: a failure gets an error response. */
export const beginFile = async (
  { accountId, patientId, lang }: SignedIn,
  { clock, config, db, vault }: Deps,
): Promise<BegunFile> => {
  const today = todayAt(clock());
  const person = await readFiledPerson(db, vault, { accountId, patientId, today });
  const records = await readFiledRecords(db, vault, patientId);
  const links = await readFiledLinks(db, { accountId, patientId }, today);
  const appointments = await readFiledAppointments(db, vault, patientId);
  // Active links first; the first is referenced.
  const delegates = new Map(
    links
      .filter((link) => link.patientId === patientId)
      .reverse()
      .map((link) => [link.accountId, link.linkId]),
  );
  const owner = {
    accountId,
    patientId,
    lang,
    base: config.publicUrl,
    delegates,
    reservationIds: new Set(appointments.map(({ reservationId }) => reservationId)),
  };
  return { owner, person, records, links, appointments };
};
