// Holds: product §8 staff
import { journey } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { bookHere } from '../screens/bookAtClinic.ts';
import { use } from '../screens/keyboard.ts';
import { somebodyElse } from '../screens/others.ts';
import { openDate, signInAtClinic } from '../screens/staff.ts';

for (const lang of ['fr', 'en'] as const)
  journey(
    'a receptionist writes to a patient and moves their appointment from the day, and the patient, side by side, sees both at once',
    { lang, width: 1280 },
    async (traveller) => {
      const { page, t } = traveller;
      const patient = await somebodyElse(traveller);
      const { date, address } = await bookHere(patient);
      const reservationId = address.split('/').at(-1) ?? '';
      await signInAtClinic(traveller, () => Promise.resolve());
      if (lang === 'en') await page.getByRole('button', { name: 'English' }).click();
      await openDate(traveller, date);
      const row = page.getByRole('row').filter({ has: page.locator(`a[href*='${reservationId}']`) });
      const link = (act: 'move' | 'write') => row.getByRole('link', { name: t(`staff.act.${act}`) });

      await use(traveller, link('write'));
      await page.locator('[name=subject]').fill('Carte');
      await page.locator('[name=body]').fill('811');
      await assertClean(traveller);
      await use(traveller, page.getByRole('button', { name: t('staff.write.send') }));
      await row.waitFor();

      await use(traveller, link('move'));
      await page.getByRole('navigation', { name: t('staff.move.weeks') }).waitFor();
      const openings = page.locator('section button');
      await openings.first().waitFor();
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 1024 });
        await assertClean(traveller);
      }
      await use(traveller, openings.first());
      const dialog = page.getByRole('alertdialog');
      await dialog.waitFor();
      await assertClean(traveller);
      await use(traveller, dialog.getByRole('button').last());
      await dialog.waitFor({ state: 'detached' });
      const told = t('staff.move.done', { name: 'Maëlle D’Amours-Roy' }).slice(0, -1).trim();
      await page.getByText(told).first().waitFor();

      await patient.page
        .getByRole('alert')
        .filter({ hasText: t('news.moved') })
        .waitFor();
      await patient.page.goto(`${patient.url}/#/app/mailbox`);
      await patient.page.getByRole('link', { name: 'Carte' }).waitFor();
    },
  );
