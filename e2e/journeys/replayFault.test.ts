import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { messagesOf } from '../fixtures/text.ts';
import { axeProblems } from '../looks/axe.ts';
import { introduceOneself, searchNear, takeTime, givePhone } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { openReplay, openSupportPortal, replayShows, reportProblem } from '../screens/report.ts';

/** Confirms a booking that the server cannot make. @returns the request id that the server answered */
const meetFault = async (traveller: Traveller): Promise<string> => {
  const { page, t, breakBookings } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await introduceOneself(traveller);
  await givePhone(traveller);
  const mend = await breakBookings();
  try {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/appointment/reserve')),
      page.getByRole('button', { name: t('review.confirm'), exact: true }).click(),
    ]);
    assert.equal(answer.status(), 500);
    const request = (await answer.allHeaders())['x-request-id'] ?? '';
    const reference = t('errors.withReference', { text: '', reference: request.slice(0, 8) }).trim();
    await page.getByRole('alert').filter({ hasText: reference }).waitFor();
    assert.deepEqual(await axeProblems(page), []);
    return request;
  } finally {
    await mend();
  }
};

const slider = (staff: Page) => staff.getByRole('slider', { name: messagesOf('fr')('replay.timeline'), exact: true });

/** Presses keys on the slider and waits for the step that the bar then names. */
const press = async (staff: Page, key: string, at: number, of: number): Promise<void> => {
  await slider(staff).press(key);
  await staff.getByText(messagesOf('fr')('replay.step', { at, of })).waitFor();
  assert.equal(await slider(staff).inputValue(), String(at));
};

/** @param lastTitle of the patient’s last screen, in their language */
const walkTimeline = async (staff: Page, lastTitle: string): Promise<void> => {
  const t = messagesOf('fr');
  const last = Number(await slider(staff).getAttribute('max'));
  assert.ok(last > 10);
  await press(staff, 'Home', 0, last);
  await press(staff, 'ArrowRight', 1, last);
  await press(staff, 'End', last, last);
  await replayShows(staff, lastTitle);
  await press(staff, 'ArrowLeft', last - 1, last);
  const box = await slider(staff).boundingBox();
  assert.ok(box);
  await staff.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = Number(await slider(staff).inputValue());
  assert.ok(Math.abs(middle - last / 2) <= last / 10, `A click in the middle leads to step ${middle} of ${last}.`);
  await staff.getByText(t('replay.step', { at: middle, of: last })).waitFor();
};

/** The bar lists the fault; its button leads to the step, and to the screen that the patient had. */
const findFault = async (staff: Page, request: string, title: string): Promise<void> => {
  const t = messagesOf('fr');
  await staff.getByText(/^\d+ échecs? dans cette trace$/).click();
  await staff.getByRole('button', { name: /^reserveSlot · 500/ }).click();
  const bar = staff.getByRole('region', { name: t('replay.banner'), exact: true });
  await bar.locator('code', { hasText: /^reserveSlot · rejected · 500$/ }).waitFor();
  await bar.getByText(request, { exact: true }).waitFor();
  await bar.getByText(t('errors.unexpected')).waitFor();
  assert.match((await slider(staff).getAttribute('aria-valuetext')) ?? '', /reserveSlot · rejected · 500$/);
  await replayShows(staff, title);
};

const meetReportAndFind = async (traveller: Traveller): Promise<void> => {
  const { page, t, log } = traveller;
  const request = await meetFault(traveller);
  const logged = log()
    .split('\n')
    .filter((line) => line.includes(request));
  assert.match(logged.join('\n'), /"level":"error".+"msg":"request failed"/);

  await page.getByRole('link', { name: t('footer.report'), exact: true }).click();
  const file = await reportProblem(traveller, 'rien ne se passe');
  const called: string[] = [];
  const staff = await openSupportPortal(traveller, (address) => called.push(address));
  await openReplay(staff, file);
  await walkTimeline(staff, t('report.title'));
  await findFault(staff, request, t('review.title'));
  assert.deepEqual(await axeProblems(staff), []);
  assert.deepEqual(called, [], 'A replay speaks to no server.');
  await staff.context().close();
};

journey(
  'a patient reads the reference of a fault that the server logged, and support staff find it on the timeline of the replay',
  { lang: 'fr', width: 390 },
  meetReportAndFind,
);
journey(
  'on desktop in English, a patient reads the reference of a fault, and support staff find it on the timeline',
  { lang: 'en', width: 1280 },
  meetReportAndFind,
);
