import assert from 'node:assert/strict';

import { untilFound } from '../fixtures/patience.ts';
import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { press, tabTo, typeIn } from '../screens/keyboard.ts';
import { openReplay, openSupportPortal } from '../screens/report.ts';

type Mail = { subject: string; text: string; attachment: { name: string; text: string } };

const support = 'soutien@boreal.example';

const mailOf = ({ page, url }: Traveller, reference: string): Promise<Mail> =>
  untilFound(async () => {
    const answer = await page.request.get(`${url}/dev/mail.json?to=${encodeURIComponent(support)}`);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: mail that the server kept
    const mails = (await answer.json()) as Mail[];
    return mails.find(({ subject }) => subject.endsWith(reference));
  }, 'the mail to support');

/** By keyboard alone, without an account; then support opens the very file. */
const sendByKeyboard = async (traveller: Traveller): Promise<void> => {
  const { page, t, url } = traveller;
  await page.goto(`${url}/#/login`);
  await press(page, page.getByRole('link', { name: t('footer.report'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('report.title'), exact: true }).waitFor();
  await page.locator('[name=contact]').waitFor();
  await press(page, page.getByRole('button', { name: t('report.send'), exact: true }));
  await page.getByRole('alert').waitFor();
  assert.deepEqual(await axeProblems(page), []);
  await typeIn(page, 'note', 'Rien ne bouge. CASE 8604 1212');
  await typeIn(page, 'contact', 'zoe@exemple.ca');
  await tabTo(page, page.locator('[name=consent]'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: t('report.send'), exact: true }));
  await page.getByText(t('report.isSent')).waitFor();
  assert.deepEqual(await axeProblems(page), []);
  const reference = await page.getByText(/^[A-Z2-9]{8}$/).innerText();
  const { text, attachment } = await mailOf(traveller, reference);
  assert.ok(text.includes('zoe@exemple.ca') && text.includes('Rien ne bouge. •••'));
  assert.equal(attachment.text.includes('zoe@exemple.ca'), false);
  const staff = await openSupportPortal(traveller, () => undefined);
  await openReplay(staff, attachment);
  await staff.context().close();
};

/** The network goes away while the person writes: the file stays with them. */
const fallBack = async (traveller: Traveller): Promise<void> => {
  const { page, t, url } = traveller;
  await page.goto(`${url}/#/report`);
  await page.locator('[name=contact]').waitFor();
  await page.locator('[name=note]').fill('rien');
  await page.locator('[name=consent]').check();
  await page.route('**/api/support/reports', (route) => route.abort());
  await page.getByRole('button', { name: t('report.send'), exact: true }).click();
  await page.getByText(t('report.unsent')).waitFor();
  assert.equal(await page.locator('[name=note]').inputValue(), 'rien');
  assert.deepEqual(await axeProblems(page), []);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('report.submit'), exact: true }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^portal-trace-/);
  await page.getByText(t('report.done')).waitFor();
};

/** Another back end has no such call. */
const withoutAddress = async (traveller: Traveller): Promise<void> => {
  const { page, t, url } = traveller;
  await page.route('**/api/support', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
  await page.goto(`${url}/#/report`);
  await page.locator('[name=note]').fill('rien');
  await page.locator('[name=consent]').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('report.submit'), exact: true }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^portal-trace-/);
  assert.equal(await page.locator('[name=contact]').count(), 0);
};

for (const setting of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const) {
  journey(
    'a person without a session says what happened and sends the report by keyboard; support reads it and replays its file',
    setting,
    sendByKeyboard,
  );
  journey('a report that cannot leave is downloaded, and nothing that was written is lost', setting, fallBack);
  journey('a report before a back end without the call is downloaded as before', setting, withoutAddress);
}
