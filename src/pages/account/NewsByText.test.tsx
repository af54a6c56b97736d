import { screen, waitFor, within } from '@testing-library/react';

import { codeTexted } from '../../testing/mails';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const page = '/app/account/notifications';
const press = (name: string) => screen.findByRole('button', { name });
const choices = async (login: string) =>
  (
    await server().sql('select text_kinds as texts, text_details as details from accounts where login = $1', [login])
  )[0];

const confirmNumber = async ({ user }: Awaited<ReturnType<typeof openSignedIn>>, number = '514 555-0199') => {
  await user.type(await field('Numéro de cellulaire'), number);
  await user.click(await press('Recevoir un code'));
  expect(await screen.findByText(/^Un code de six chiffres est en route/)).toHaveFocus();
  const code = await field('Code de six chiffres');
  await user.type(code, await codeTexted(number.replace(/\D/g, '')));
  await user.click(await press('Confirmer le numéro'));
  await screen.findByText(/^Vos textos vont au/);
};

describe('notices by text', () => {
  it('a person confirms a number with the code that it received, then chooses what comes by text', async () => {
    const open = await openSignedIn(page);
    const { user, login } = open;
    await confirmNumber(open);
    expect(screen.getByText('514 555-0199')).toBeVisible();
    expect(screen.getByText(/^Vos textos vont au/)).toHaveFocus();
    expect(screen.getByText(/rien n’est choisi\s: aucun texto ne viendra/)).toBeVisible();
    const kinds = screen.getByRole('group', { name: 'Ce qui vient par texto' });
    for (const box of within(kinds).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Les places qui se libèrent pour moi' }));
    await user.click(screen.getByRole('checkbox', { name: /^Le texto peut dire le prénom/ }));
    await user.click(await press('Enregistrer mes textos'));
    await title('Mon compte');
    expect(screen.getByText('Vos choix sont enregistrés.')).toBeVisible();
    expect(await choices(login)).toEqual({ texts: ['offer'], details: true });
    expect(await screen.findByRole('link', { name: /^Mes avis et rappels/ })).toHaveTextContent('4 avis activés');
  });

  it('a number that cannot get texts is refused in its field before anything is sent', async () => {
    const { user } = await openSignedIn(page);
    await user.type(await field('Numéro de cellulaire'), '900 555-0199');
    await user.click(await press('Recevoir un code'));
    expect(await field('Numéro de cellulaire')).toBeInvalid();
    expect(sentTo('/api/user/texts').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('a wrong code is told in its field, and another number can be given instead', async () => {
    const open = await openSignedIn(page);
    const { user } = open;
    await user.type(await field('Numéro de cellulaire'), '514 555-0198');
    await user.click(await press('Recevoir un code'));
    const right = await codeTexted('5145550198');
    await user.type(await field('Code de six chiffres'), right === '000000' ? '111111' : '000000');
    await user.click(await press('Confirmer le numéro'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code ne correspond pas à celui du texto.');
    expect(await field('Code de six chiffres')).toBeInvalid();
    await user.click(await press('Changer le numéro ou recevoir un autre code'));
    const number = await field('Numéro de cellulaire');
    expect(number).toHaveValue('514 555-0198');
    await user.clear(number);
    await user.type(number, '438 555-0142');
    await user.click(await press('Recevoir un code'));
    expect(await screen.findByText('438 555-0142')).toBeVisible();
  });

  it('a phone that answers STOP shows as stopped at once, without a reload, and its owner removes it', async () => {
    const open = await openSignedIn(page);
    await confirmNumber(open, '514 555-0197');
    await waitFor(() => {
      expect(sentTo('/api/events').length).toBeGreaterThan(0);
    });
    await server().run('src/testing/liveCauses.mjs', 'phoneAnswers', '+15145550197', 'STOP');
    const { user } = open;
    expect(await screen.findByText(/^Ce téléphone a répondu ARRET/)).toBeVisible();
    await user.click(await press('Retirer ce numéro'));
    expect(await field('Numéro de cellulaire')).toBeVisible();
    await server().sql('delete from text_stops');
  });
});
