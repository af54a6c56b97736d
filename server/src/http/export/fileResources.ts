import type { AuditEvent, Resource, Communication, Location, Organization } from '@medplum/fhirtypes';

import { listAccess, type AccessRow } from '../../data/accessLog.ts';
import { listOpenSessions } from '../../data/openSessions.ts';
import { readFiledAlerts } from '../../data/export/alerts.ts';
import { readFiledClinics, readFiledProfessionals } from '../../data/export/clinics.ts';
import { readFiledDecisions, textsOf } from '../../data/export/decisions.ts';
import { readFiledInvitations } from '../../data/export/invitations.ts';
import { readMessagesToFile, type MessageToFile } from '../../data/export/messages.ts';
import { readFile } from '../../data/mailbox/attachments.ts';
import { readSentTexts } from '../../data/export/sentTexts.ts';
import type { SignedIn } from '../../data/sessions.ts';
import { visibleActions } from '../../domain/accessLog/accessLine.ts';
import { todayAt } from '../../domain/age.ts';
import { alertTask } from '../../domain/export/alertTask.ts';
import { appointmentOf } from '../../domain/export/appointment.ts';
import { auditEventOf } from '../../domain/export/auditEvent.ts';
import { clinicResources, networkOrganization, practitionerOf } from '../../domain/export/clinics.ts';
import { communicationOf, type FiledAttachment } from '../../domain/export/communication.ts';
import { decisionOf, textResource } from '../../domain/export/decisions.ts';
import { deviceOf } from '../../domain/export/device.ts';
import { invitationTask } from '../../domain/export/invitation.ts';
import { linkResources } from '../../domain/export/links.ts';
import type { Owner } from '../../domain/export/naming.ts';
import { accountOf, patientOf, recordOf } from '../../domain/export/person.ts';
import { sentTextOf } from '../../domain/export/sentText.ts';
import { idleSince } from '../../domain/session.ts';
import type { Deps } from '../deps.ts';
import type { BegunFile } from './beginFile.ts';

const pageSize = 100;

/** Bytes; the rest stay in the mailbox. */
const maxAttached = 32 * 1024 * 1024;

const fileOpener = ({ db, vault }: Deps) => {
  let room = maxAttached;
  return async (file: MessageToFile['attachments'][number]): Promise<FiledAttachment> => {
    if (file.size > room) return { ...file, content: null };
    room -= file.size;
    return { ...file, content: (await readFile(db, vault, file.attachmentId)).content };
  };
};

/** Memory holds one page and one message's attachments. */
async function* messageResources(owner: Owner, deps: Deps): AsyncGenerator<Communication | Organization | Location> {
  const { db, vault } = deps;
  const openFile = fileOpener(deps);
  for (let page: MessageToFile[] | null = null; page === null || page.length === pageSize;) {
    page = await readMessagesToFile(db, vault, owner, { after: page?.at(-1) ?? null, limit: pageSize });
    const clinics = await readFiledClinics(db, [...new Set(page.flatMap(({ clinicId }) => clinicId ?? []))]);
    yield* clinics.flatMap(clinicResources);
    for (const message of page) {
      const attachments: FiledAttachment[] = [];
      for (const file of message.attachments) attachments.push(await openFile(file));
      yield communicationOf({ ...message, attachments }, owner);
    }
  }
}

const peopleResources = ({ owner, person, links, records }: BegunFile): Resource[] => [
  patientOf(person, owner),
  accountOf(
    person,
    links.filter(({ accountId }) => accountId === owner.accountId).map(({ linkId }) => linkId),
    owner,
  ),
  ...records.map((record) => recordOf(record, owner)),
  networkOrganization(owner),
  ...links.flatMap((link) => linkResources(link, person, owner)),
];

const present = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

const appointmentResources = async (
  { owner, appointments }: BegunFile,
  { clock, db, vault }: Deps,
): Promise<Resource[]> => {
  const alerts = await readFiledAlerts(db, vault, owner.patientId, todayAt(clock()));
  const invitations = await readFiledInvitations(db, vault, owner.patientId);
  const watched = alerts.map(({ criteria }) => criteria);
  const clinicIds = [...appointments, ...invitations].map(({ clinicId }) => clinicId);
  const clinics = await readFiledClinics(
    db,
    present([...clinicIds, ...watched.flatMap((criteria) => criteria.clinicIds)]),
  );
  const profIds = appointments.map(({ professionalId }) => professionalId);
  const professionals = await readFiledProfessionals(
    db,
    present([...profIds, ...watched.flatMap((criteria) => criteria.profIds)]),
  );
  return [
    ...clinics.flatMap(clinicResources),
    ...professionals.map((professional) => practitionerOf(professional, owner)),
    ...appointments.map((appointment) => appointmentOf(appointment, owner)),
    ...alerts.map((alert) => alertTask(alert, owner)),
    ...invitations.map((invitation) => invitationTask(invitation, owner)),
  ];
};

const accountResources = async (owner: Owner, account: SignedIn, { clock, config, db }: Deps): Promise<Resource[]> => {
  const decisions = await readFiledDecisions(db, owner.accountId);
  const now = clock();
  const devices = await listOpenSessions(db, account, { now, idleSince: idleSince(now, config.session.idleMinutes) });
  return [
    ...textsOf(decisions).map((text) => textResource(text, owner)),
    ...decisions.map((decision) => decisionOf(decision, owner)),
    ...devices.map((device) => deviceOf(device, owner)),
    ...(await readSentTexts(db, owner.accountId)).map((text) => sentTextOf(text, owner)),
  ];
};

const logPage = 1_000;

async function* accessResources(patientId: string, owner: Owner, { db }: Deps): AsyncGenerator<AuditEvent> {
  const wanted = {
    patientIds: [patientId],
    readerAccountId: owner.accountId,
    actions: visibleActions({ isOwn: true, seesMessages: true }),
    othersOnly: false,
    from: null,
    to: null,
  };
  for (let page: AccessRow[] | null = null; page === null || page.length === logPage;) {
    const last: AccessRow | undefined = page?.at(-1);
    page = await listAccess(db, wanted, {
      after: last === undefined ? null : { at: last.exactAt, eventId: last.eventId },
      limit: logPage,
    });
    yield* page.map((line) => auditEventOf(line, owner));
  }
}

/** Resources may repeat. */
export async function* fileResources(file: BegunFile, account: SignedIn, deps: Deps): AsyncGenerator<Resource> {
  yield* peopleResources(file);
  yield* await appointmentResources(file, deps);
  yield* messageResources(file.owner, deps);
  yield* await accountResources(file.owner, account, deps);
  for (const patientId of [file.owner.patientId, ...file.records.map((record) => record.patientId)])
    yield* accessResources(patientId, file.owner, deps);
}
