import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import { startStaff } from '../staff/startStaff';
import { Staff } from '../staff/Staff';
import { server } from './underTest';

export type Receptionist = { login: string; password: string; codes: string[] };

export const renderStaff = async (path = '/') => {
  const started = await startStaff((routes) => createMemoryRouter(routes, { initialEntries: [path] }));
  render(<Staff {...started} />);
  await waitFor(() => {
    expect(started.router.state.initialized).toBe(true);
  });
  return { ...started, user: userEvent.setup() };
};

export const addReceptionist = async (wanted: { name?: string; clinicId?: string } = {}): Promise<Receptionist> => {
  const added = await server().run('src/testing/staffElsewhere.mjs', 'addReceptionist', wanted);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: staffElsewhere.mjs answers it
  return added as Receptionist;
};

type User = Awaited<ReturnType<typeof renderStaff>>['user'];

export const signInAs = async (user: User, { login, password, codes }: Receptionist): Promise<void> => {
  await user.type(screen.getByLabelText('Identifiant'), login);
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.type(screen.getByLabelText('Code à six chiffres'), codes.shift() ?? '');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};
