import type { Communication, Location, Organization } from '@medplum/fhirtypes';

import { readFiledClinics } from '../../data/export/clinics.ts';
import { readMessagesToFile, type MessageToFile } from '../../data/export/messages.ts';
import { readFile } from '../../data/mailbox/attachments.ts';
import { clinicResources } from '../../domain/export/clinics.ts';
import { communicationOf, type FiledAttachment } from '../../domain/export/communication.ts';
import type { Owner } from '../../domain/export/naming.ts';
import type { Deps } from '../deps.ts';

const pageSize = 100;

/** Bytes, oldest first; the rest stay in the mailbox. */
const attachedMost = 32 * 1024 * 1024;

const fileOpener = ({ db, vault }: Deps) => {
  let room = attachedMost;
  return async (file: MessageToFile['attachments'][number]): Promise<FiledAttachment> => {
    if (file.size > room) return { ...file, content: null };
    room -= file.size;
    return { ...file, content: (await readFile(db, vault, file.attachmentId)).content };
  };
};

/** Memory holds one page and one message's attachments. */
export async function* messageResources(
  owner: Owner,
  deps: Deps,
): AsyncGenerator<Communication | Organization | Location> {
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
