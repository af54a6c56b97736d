// Holds: product §8 staff
import { screen } from '@testing-library/react';

import { renderStaff } from '../testing/renderStaff';
import { server } from '../testing/underTest';
import { showNotStarted } from './showNotStarted';
import { startStaff } from './startStaff';

const never = (): never => {
  throw new Error('no router was to be made');
};

it('a page without its words does not show their keys: it does not start', async () => {
  server().fault = ({ url }) => (url.includes('/assets/i18n/staff/') ? new Response('{}') : undefined);
  await expect(startStaff(never)).rejects.toThrow('cannot be read');
});

it('a page that does not start says so, in words that it came with', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="unstarted" role="alert" hidden>L’espace clinique ne s’est pas ouvert.</div>';
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  showNotStarted(new Error('no words'));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

it('a language whose words cannot be read is not spoken, and the page says that the network failed', async () => {
  const { user } = await renderStaff();
  server().fault = ({ url }) => (url.includes('/assets/i18n/staff/en') ? new Response('{}') : undefined);
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByText(/connexion Internet/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Se connecter à l’espace clinique');
});

it('the theme that was chosen in the portal on this device holds here, too', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('contrast', 'more');
  await renderStaff();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
});
