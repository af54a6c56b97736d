// Holds: product §4 access-log, product §8 staff
import { screen, within } from '@testing-library/react';

import { openSignedIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';

describe('the access log and the staff of clinics', () => {
  it('the access log names the member of the staff who looked, with their role and their clinic', async () => {
    const { login, router } = await openSignedIn('/app/home');
    await server().sql(
      `with clinic as (
         insert into clinics (id, source, source_key, name, kind, time_zone, latitude, longitude)
         values (gen_random_uuid(), 'essai', gen_random_uuid(), 'GMF du Quai', 'gmf', 'America/Toronto', 46.8, -71.2) returning id
       ), member as (
         insert into staff (id, login, name, password_hash, totp_sealed)
         values (gen_random_uuid(), gen_random_uuid()::text, 'Nadia Roy', '', '') returning id
       )
       insert into audit_events (at, action, capacity, patient_id, actor_staff_id, actor_role, actor_clinic_id)
       select '2025-11-03T14:00:00Z', 'day.read', 'clinic', (select patient_id from accounts where login = $1), member.id, 'reception', clinic.id from clinic, member`,
      [login],
    );
    await router.navigate('/app/account/access');
    const day = await screen.findByRole('region', { name: /^Lundi 3\snovembre 2025$/ });
    const [line] = within(day).getAllByRole('listitem');
    expect(line?.textContent.replaceAll('\u00A0', ' ')).toBe(
      '9 h Rendez-vous du jour consulté, avec la raison et le téléphoneNadia Roy, réception, GMF du Quai',
    );
  });
});
