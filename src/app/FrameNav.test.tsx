import { fireEvent, screen, within } from '@testing-library/react';

import { title } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';

const [usualWidth, usualHeight] = [window.innerWidth, window.innerHeight];
const onPhone = () => {
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
};
afterEach(() => {
  Object.assign(window, { innerWidth: usualWidth, innerHeight: usualHeight });
});

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Navigation principale' }));
const more = async () => (await navigation()).findByRole('button', { name: 'Plus' });

const openMore = async () => {
  onPhone();
  const { user } = await openSignedIn('/app/home');
  await user.click(await more());
  expect(await more()).toHaveAttribute('aria-expanded', 'true');
  return user;
};

it('the menu of a phone stays open when a press leaves the focus nowhere, as in Safari', async () => {
  await openMore();
  fireEvent.blur(await more(), { relatedTarget: null });
  expect(await more()).toHaveAttribute('aria-expanded', 'true');
});

it('the menu of a phone closes when the focus leaves it or a press is outside it', async () => {
  const user = await openMore();
  fireEvent.blur(await more(), { relatedTarget: screen.getByRole('main') });
  expect(await more()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await more());
  await user.pointer({ keys: '[MouseLeft]', target: await title('Bonjour') });
  expect(await more()).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['/app/appointments/new', 'Rendez-vous'],
  ['/app/alerts', 'Rendez-vous'],
  ['/app/dependents/new', 'Mes proches'],
  ['/app/delegates/1/share', 'Mes proches'],
  ['/app/account/profile', 'Mon compte'],
])('on %s the navigation marks « %s » as current', async (address, name) => {
  await openSignedIn(address);
  const current = async () =>
    (await navigation())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map(({ textContent }) => textContent);
  expect(await current()).toEqual([name]);
});

it('a phone marks the button that hides the current entry', async () => {
  onPhone();
  const { router } = await openSignedIn('/app/account');
  expect(await more()).toHaveAttribute('aria-current', 'true');
  await router.navigate('/app/appointments');
  await title('Mes rendez-vous');
  expect(await more()).not.toHaveAttribute('aria-current');
});
