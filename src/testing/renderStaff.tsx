import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import { Staff } from '../staff/Staff';
import { staffApi } from '../staff/staffApi';
import { startStaff } from '../staff/startStaff';
import { server } from './underTest';

/** What a member of the staff types; each code signs in once. */
export type StaffEntry = { login: string; password: string; codes: string[] };

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Opens the real staff area, with the real server, at an address of its own. */
export const renderStaff = async (path = '/') => {
  const started = await startStaff((routes) => createMemoryRouter(routes, { initialEntries: [path] }));
  opened.push(() => started.store.dispatch(staffApi.util.resetApiState()));
  render(<Staff {...started} />);
  await waitFor(() => {
    expect(started.router.state.initialized).toBe(true);
  });
  const { router } = started;
  return {
    ...started,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

type Wanted = {
  name?: string;
  clinicId?: string;
  role?: 'reception' | 'professional' | 'manager';
  professionalId?: string;
};

export const addStaff = async (wanted: Wanted = {}): Promise<StaffEntry> => {
  const added = await server().run('src/testing/staffElsewhere.mjs', 'addStaff', wanted);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: staffElsewhere.mjs answers it
  return added as StaffEntry;
};

type User = Awaited<ReturnType<typeof renderStaff>>['user'];

export const signInAs = async (user: User, { login, password, codes }: StaffEntry): Promise<void> => {
  await user.type(await screen.findByLabelText('Identifiant'), login);
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.type(screen.getByLabelText('Code à six chiffres'), codes.shift() ?? '');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};

/** The title of the day, once it says this: a name and a date in it have elements of their own (decision 93). */
export const findDay = (said: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(said);
    return title;
  });
