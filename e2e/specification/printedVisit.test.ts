import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { formLimits } from '../../contract/limits.ts';
import { rule, type PortalSession } from '../otherBackEnd/rule.ts';
import { signedIn, visit } from '../otherBackEnd/steps.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const professional = 'Marie-Ève Charbonneau-Villeneuve';

const clinic = {
  clinicId: 'C-1',
  name: 'Clinique médicale privée des Îles-de-la-Madeleine et de la Basse-Côte-Nord',
  kind: 'private',
  address: {
    line: '1330, chemin de l’Anse-aux-Hameçons, bureau 240',
    city: 'Les Îles-de-la-Madeleine',
    province: 'QC',
    postalCode: 'G4T 1B3',
  },
  position: { lat: 47.3791, lng: -61.8652 },
  timeZone: 'America/Halifax',
  phone: '418 555-0123',
};

/** What fills the most lines: every row has something to say, and says it at length. */
const longest = {
  reservationId: 'R-1',
  reference: 'K7WQ2MXV9T',
  spaceId: 'P-1',
  clinicId: clinic.clinicId,
  profId: 'D-1',
  perName: 'Consultation médicale prioritaire en santé respiratoire, avec examen et suivi de la médication',
  mode: 'in-person',
  start: inDays(9),
  timeZone: clinic.timeZone,
  durationMinutes: 45,
  status: 'booked',
  raisonVisite: 'Je tousse depuis trois semaines et je dors mal. '.repeat(9).slice(0, formLimits.reason.max),
  patient: { patientId: 'E-1', firstName: 'Marie-Hélène Élisabeth', lastName: 'D’Amours-Ouellet de la Durantaye' },
  cancelUntil: inDays(8),
  clinicPhone: clinic.phone,
  contactPhone: '514 555-0199',
  care: {
    ages: { from: 14, to: 99 },
    visit: 'follow-up',
    coverage: 'fees',
    fee: {
      cents: 15_050,
      text: 'La RAMQ ne rembourse pas ces frais. Vous payez sur place, par carte ou en argent comptant. Un reçu vous est remis pour vos assurances.',
    },
    cards: ['quebec', 'other-province', 'none'],
  },
};

const longestOnes = {
  'confirmed by the patient': { ...longest, confirmedAt: inDays(-1) },
  'moved by the clinic': { ...longest, movedFrom: inDays(7) },
};

const lay = ({ host: { backEnd } }: PortalSession, appointment: object): void => {
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
  backEnd.answer(
    'GET appointment/available',
    json({
      clinics: [clinic],
      hashClinicProf: { 'C-1': ['D-1'] },
      hashProfName: { 'D-1': professional },
      professions: { 'D-1': 'nurse-practitioner' },
      user: {},
    }),
  );
  backEnd.answer('POST appointment/history', json({ upcoming: [appointment], past: [] }));
};

/** With the margins that browsers propose. */
const sheetsOf = async (page: Page): Promise<number> => {
  const margin = '10mm';
  const printed = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return (printed.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
};

/** The smallest letters that are printed, in points. */
const smallestLetters = async (page: Page): Promise<number> => {
  await page.emulateMedia({ media: 'print' });
  const sizes = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3),
        )
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75),
    );
  return Math.min(...sizes);
};

for (const lang of ['fr', 'en'] as const)
  for (const [name, appointment] of Object.entries(longestOnes))
    rule(
      `the longest appointment, ${name}, prints on one sheet, in letters that can be read and without what only a screen needs (product §4 visit-page)`,
      async (given) => {
        const { page, t } = given;
        lay(given, appointment);
        await signedIn(given);
        await visit(given, '/app/appointments/R-1');
        await page.getByText(appointment.reference.replace(/^.{5}/, '$& '), { exact: true }).waitFor();
        // The names of the network come after the appointment.
        for (const text of [appointment.care.fee.text, clinic.name, clinic.address.line, professional])
          await page.locator('main dd').filter({ hasText: text }).waitFor();
        assert.equal(await sheetsOf(page), 1);
        assert.ok((await smallestLetters(page)) >= 10, 'Letters of ten points or more.');
        for (const key of ['appointment.directions', 'move.start', 'appointment.cancel', 'common.print'])
          assert.equal(await page.getByText(t(key), { exact: true }).filter({ visible: true }).count(), 0, key);
        await page.getByRole('heading', { name: t('appointment.notes'), exact: true }).waitFor();
      },
      { lang },
    );
