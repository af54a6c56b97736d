import assert from 'node:assert/strict';

import { ruleOfBoth, type PortalSession } from '../otherBackEnd/rule.ts';
import { goTo, signedIn, visit } from '../otherBackEnd/steps.ts';
import { beginning } from '../fixtures/text.ts';
import { searchNear } from '../screens/booking.ts';
import { timesListed } from '../screens/slots.ts';

const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
/** As little of a slot, a clinic and an appointment as a screen can show. */
const slot = { spaceId: 'P/1', clinicId: 'C 1', perName: 'Sans rendez-vous', start };
const appointment = { ...slot, reservationId: 'R-1' };

const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });

const offer = ({ host: { backEnd } }: PortalSession, history: unknown): void => {
  backEnd.answer(
    'GET appointment/available',
    json({ clinics: [{ clinicId: 'C 1', name: 'Clinique du Lac' }], hashClinicProf: {}, hashProfName: {}, user: {} }),
  );
  backEnd.answer('POST appointment/available', json({ spaces: [slot] }));
  backEnd.answer('POST appointment/reserve', { type: 'text/plain', body: 'OK' });
  backEnd.answer('POST appointment/history', json(history));
  backEnd.answer('GET appointment/cancelreservation', { body: '' });
};

const lastBody = ({ host: { backEnd } }: PortalSession, name: string): unknown =>
  JSON.parse(backEnd.calls(name).at(-1)?.body ?? 'null');

ruleOfBoth(
  'the portal books a slot with the calls and fields of the specification alone (spec §3 search-payload, spec §3 reservation, spec §7 search, spec §7 reserve, spec §7 available)',
  async (given) => {
    const { page, t } = given;
    offer(given, []);
    await signedIn(given);
    await searchNear(given, 'H2X 1Y4');
    await timesListed(given);
    assert.deepEqual(Object.keys(lastBody(given, 'POST appointment/available') ?? {}).sort(), [
      'criteria',
      'dependent',
    ]);
    await page.locator('main [id^="place-"]').click(); // the service has one
    given.host.backEnd.answer('POST appointment/history', json({ upcoming: [appointment], past: [] })); // the proof
    await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();
    const sent = lastBody(given, 'POST appointment/reserve');
    assert.deepEqual(sent, {
      space: slot,
      raisonVisite: 'cold-flu',
      perName: 'Sans rendez-vous',
      dependent: null,
    });
    assert.deepEqual(Object.keys(sent).sort(), ['dependent', 'perName', 'raisonVisite', 'space']);
  },
);

ruleOfBoth(
  'the portal lists an appointment, and cancels it with its clinic id (spec §7 history, spec §7 cancel)',
  async (given) => {
    const {
      page,
      t,
      host: { backEnd },
    } = given;
    offer(given, { upcoming: [appointment], past: [] });
    await signedIn(given);
    await visit(given, '/app/appointments');
    await page.getByRole('link', { name: beginning(t('appointment.details.of', { date: '' })) }).click();
    await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
    backEnd.answer('POST appointment/history', json({ upcoming: [], past: [] })); // the proof
    await page.getByRole('button', { name: t('cancel.confirm'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('cancel.done.title'), exact: true }).waitFor();
    const [cancelled, ...more] = backEnd.calls('GET appointment/cancelreservation');
    assert.equal(more.length, 0, 'Once.');
    assert.deepEqual(Object.fromEntries(cancelled?.query ?? []), { clinicId: 'C 1' });
  },
);

/** A back end may number its people. */
const child = { patientId: 7, hasAccess: true, hin: 'ROYL20050412', locked: false, birthDate: '2020-05-04', age: 6 };

ruleOfBoth(
  'a user chooses the dependent to act for, and each call names that dependent (spec §1 delegated, spec §3 dependent, spec §7 dependents, spec §7 history)',
  async (given) => {
    const {
      page,
      t,
      host: { backEnd },
    } = given;
    offer(given, []);
    backEnd.answer(
      'GET user/dependents',
      json([
        child,
        { ...child, patientId: 'E-3', hin: 'ROYM20050413', locked: true },
        { ...child, patientId: 'E-4', hin: 'ROYN20050414', hasAccess: false },
      ]),
    );
    await signedIn(given);
    await goTo(given, '/app/appointments/new');
    await page.getByRole('heading', { level: 1, name: t('booking.who.title'), exact: true }).waitFor();
    const choice = page.getByRole('radio', { name: child.hin, exact: true });
    await choice.check();
    for (const name of ['ROYM20050413', 'ROYN20050414'])
      assert.equal(await page.getByRole('radio', { name: beginning(name) }).isEnabled(), false, name);
    await page.locator('main form [type=submit]').click();
    await page.locator('[name=postalCode]').fill('H2X 1Y4');
    await page.locator('[name=raisonVisite]').selectOption('cold-flu');
    await page.locator('main form [type=submit]').click();
    await timesListed(given);
    assert.partialDeepStrictEqual(lastBody(given, 'POST appointment/available'), { dependent: child });
    await visit(given, '/app/appointments');
    assert.ok(
      backEnd.calls('POST appointment/history').some(({ body }) => body === JSON.stringify(child)),
      'The history of the child was asked for.',
    );
  },
);
