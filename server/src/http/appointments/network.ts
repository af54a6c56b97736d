import type { Clinic, NetworkAnswer } from '../../../../contract/clinics.ts';
import { networkAnswer } from '../../../../contract/clinics.ts';
import { recordAudit } from '../../data/audit.ts';
import type { Practice } from '../../data/network.ts';
import { readProfile } from '../../data/profiles.ts';
import type { NetworkClinic } from '../../domain/network.ts';
import { at } from '../at.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';

export const toClinic = (clinic: NetworkClinic): Clinic => ({
  clinicId: clinic.clinicId,
  name: clinic.name,
  kind: clinic.kind,
  address: { line: clinic.addressLine, city: clinic.city, province: clinic.province, postalCode: clinic.postalCode },
  position: clinic.position === null ? null : { lat: clinic.position.latitude, lng: clinic.position.longitude },
  timeZone: clinic.timeZone,
  phone: clinic.phone,
  cancelLimitMinutes: clinic.cancelLimitMinutes,
  languages: clinic.languages,
  careTypes: clinic.careTypes,
});

/** Keyed as in spec §3. */
export const toHashes = (practice: Practice): Omit<NetworkAnswer, 'clinics' | 'user'> => ({
  hashClinicProf: Object.fromEntries(
    [...Map.groupBy(practice, ({ clinicId }) => clinicId)].map(([clinicId, members]) => [
      clinicId,
      members.map(({ professionalId }) => professionalId),
    ]),
  ),
  hashProfName: Object.fromEntries(practice.map(({ professionalId, name }) => [professionalId, name])),
  professions: Object.fromEntries(practice.map(({ professionalId, profession }) => [professionalId, profession])),
});

/** The same for everyone. */
export const describeNetwork = async ({
  directory,
}: Pick<BookingDeps, 'directory'>): Promise<Omit<NetworkAnswer, 'user'>> => {
  const [network, practice] = await Promise.all([directory.network.recent(), directory.practice.recent()]);
  const clinics = [...network.clinics.values()].filter(({ active }) => active).map(toClinic);
  const active = new Set(clinics.map(({ clinicId }) => clinicId));
  return { clinics, ...toHashes(practice.filter(({ clinicId }) => active.has(clinicId))) };
};

/** Spec §3, §7. */
export const networkRoutes: BookingRoutes = (app, { config, db, vault, directory }) => {
  app.route({
    ...at('getNetwork'),
    onRequest: requireSession,
    schema: { response: { 200: networkAnswer } },
    handler: async (request) => {
      const { accountId, patientId } = accountOf(request);
      const [network, user] = await Promise.all([describeNetwork({ directory }), readProfile(db, vault, accountId)]);
      await recordAudit(db, {
        action: 'profile.read',
        capacity: 'self',
        actorAccountId: accountId,
        patientId,
        entityId: accountId,
        requestId: request.id,
      });
      return { ...network, upcomingMost: config.booking.maxUpcoming, user };
    },
  });
};
