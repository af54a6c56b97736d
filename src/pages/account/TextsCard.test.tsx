// Holds: product §9 texts
import { screen, waitFor, within } from '@testing-library/react';

import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const page = '/app/account/notifications';
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
/** The sentence with its number, which has elements of its own. */
const told = (begins: RegExp) =>
  screen.findByText((_text, element) => element?.tagName === 'P' && begins.test(element.textContent));
const run = (name: string, ...more: string[]) => server().run('src/testing/textsElsewhere.mjs', name, ...more);
const codeTextedTo = async (number: string): Promise<string> => String(await run('codeTextedTo', number));

const choicesOf = (login: string) =>
  server().sql(
    `select kind, shows_details from news_choices join text_numbers using (account_id) join accounts on accounts.id = account_id
      where login = $1`,
    [login],
  );

const confirmNumber = async ({ user }: Awaited<ReturnType<typeof openSignedIn>>, number: string) => {
  await user.type(await field('Numéro de cellulaire'), number);
  await user.click(await button('Recevoir un code'));
  expect(await told(/^Un code de six chiffres est en route/)).toHaveFocus();
  await user.type(await field('Code de six chiffres'), await codeTextedTo(`+1${number.replace(/\D/g, '')}`));
  await user.click(await button('Confirmer le numéro'));
  await screen.findByText(/^Vos textos vont à ce numéro/);
};

describe('notices by text', () => {
  it('a person confirms a number with the code that it received, then chooses what comes by text: nothing at first', async () => {
    const open = await openSignedIn(page);
    const { user, login } = open;
    await confirmNumber(open, '514 555-0199');
    expect(screen.getByText('514 555-0199')).toBeVisible();
    expect(await told(/^Vos textos vont à ce numéro/)).toHaveFocus();
    expect(screen.getByText(/rien n’est choisi\s: aucun texto ne viendra/)).toBeVisible();
    const kinds = screen.getByRole('group', { name: 'Ce qui vient par texto' });
    for (const box of within(kinds).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Les places qui se libèrent pour moi' }));
    await user.click(screen.getByRole('checkbox', { name: /^Le texto peut dire le prénom/ }));
    await user.click(await button('Enregistrer mes textos'));
    await title('Mon compte');
    expect(screen.getByText('Vos choix de textos sont enregistrés.')).toBeVisible();
    expect(await choicesOf(login)).toEqual([{ kind: 'offer', shows_details: true }]);
  });

  it('a number that cannot get texts is refused in its field before anything is sent', async () => {
    const { user } = await openSignedIn(page);
    await user.type(await field('Numéro de cellulaire'), '900 555-0199');
    await user.click(await button('Recevoir un code'));
    expect(await field('Numéro de cellulaire')).toBeInvalid();
    expect(sentTo('/api/user/texts').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('a wrong code is told in its field, and another number can be given instead', async () => {
    const { user } = await openSignedIn(page);
    await user.type(await field('Numéro de cellulaire'), '514 555-0198');
    await user.click(await button('Recevoir un code'));
    const right = await codeTextedTo('+15145550198');
    await user.type(await field('Code de six chiffres'), right === '000000' ? '111111' : '000000');
    await user.click(await button('Confirmer le numéro'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code ne correspond pas à celui du texto.');
    expect(await field('Code de six chiffres')).toBeInvalid();
    await user.click(await button('Changer le numéro ou recevoir un autre code'));
    const number = await field('Numéro de cellulaire');
    expect(number).toHaveFocus();
    expect(number).toHaveValue('514 555-0198');
    await user.clear(number);
    await user.type(number, '438 555-0142');
    await user.click(await button('Recevoir un code'));
    expect(await screen.findByText('438 555-0142')).toBeVisible();
  });

  it('a phone that answered STOP shows as stopped on the next visit, and its owner removes it', async () => {
    const open = await openSignedIn(page);
    const { router, user } = open;
    await confirmNumber(open, '514 555-0197');
    await run('phoneAnswers', '+15145550197', 'STOP');
    await router.navigate('/app/account');
    await title('Mon compte');
    await router.navigate(page);
    expect(await screen.findByText(/^Ce téléphone a répondu ARRET/)).toBeVisible();
    await user.click(await button('Retirer ce numéro'));
    expect(await field('Numéro de cellulaire')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Par texto' })).toHaveFocus();
    await server().sql('delete from text_stops');
  });

  it('a back end that has no texts, or offers none, shows nothing of them (product §8 capabilities)', async () => {
    const none = { isOffered: false, number: null, state: 'none', kinds: [], showsDetails: false };
    const answers = [
      () => new Response('<p>404</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
      () => Response.json(none, { headers: { 'X-Request-Id': 'texts' } }),
    ];
    const { router } = await openSignedIn('/app/account');
    for (const [index, answer] of answers.toReversed().entries()) {
      server().fault = ({ url }) => (/\/api\/user\/texts$/.test(url) ? { instead: answer() } : undefined);
      await router.navigate(page);
      await waitFor(() => {
        expect(sentTo('/api/user/texts')).toHaveLength(index + 1);
      });
      await screen.findByRole('group', { name: 'Ce que vous voulez recevoir' });
      expect(screen.queryByRole('heading', { name: 'Par texto' })).not.toBeInTheDocument();
      await router.navigate('/app/account');
      await title('Mon compte');
    }
  });
});
