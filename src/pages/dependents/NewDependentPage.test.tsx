// Holds: product §8 add-dependent, product §4 people, product §8 capabilities
import { screen, waitFor, within } from '@testing-library/react';

import { childsAge } from '../../testing/children';
import { childsBirthYear } from '../../testing/childsBirth';
import { linksOf } from '../../testing/family';
import { kept } from '../../testing/kept';
import { finish, next, sayLink, sayWho } from '../../testing/newDependentSteps';
import { goodPassword, marieNumber } from '../../testing/people';
import { field, signInByForm, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const start = '/app/dependents/new';
const call = '/api/user/addDependent';
describe('adding a person', () => {
  it('a person added under fourteen, a newborn without a card, is active at once, and appears in no address, title or storage', async () => {
    const { user, login, address, router } = await openSignedIn('/app/dependents');
    await user.click(await screen.findByRole('link', { name: 'Ajouter une personne' }));
    await sayWho(user);
    expect(screen.queryByRole('radio', { name: /tutelle au majeur/ })).not.toBeInTheDocument();
    await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
    await title('Vérifiez vos réponses');
    const page = within(screen.getByRole('main'));
    for (const text of [
      `4 mai ${childsBirthYear} (${childsAge()} ans)`,
      'Sans carte pour le moment',
      'Mon enfant',
      'L’autorité parentale',
      'Étape 3 de 3',
    ]) {
      expect(await page.findByText((words) => words.replaceAll('\u00a0', ' ') === text)).toBeVisible();
    }
    expect(page.getAllByText('Zoé-Élise D’Août-Roy')).toHaveLength(2); // in the button, too
    expect(sentTo(call)).toHaveLength(0);
    await finish(user);
    expect(await title('Vous pouvez agir dès maintenant')).toHaveFocus();
    expect(
      JSON.stringify([kept(sessionStorage), kept(localStorage), router.state.location, document.title, address()]),
    ).not.toMatch(new RegExp(`Zo|Roy|${childsBirthYear}-?05-?04`));
    expect(sentTo(call)).toHaveLength(1);
    expect(await linksOf(login)).toMatchObject([
      { state: 'active', basis: 'parental-authority', scopes: ['book', 'history', 'messages'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Agir pour Zoé-Élise D’Août-Roy' }));
    expect(await screen.findByText(sentence('Vous agissez pour Zoé-Élise D’Août-Roy'))).toBeVisible();
    await waitFor(() => {
      expect(document.title).toMatch(/^Accueil, pour une autre personne/);
    });
  });

  it('adding a person of fourteen or more waits for their agreement, and says so before and after it is sent', async () => {
    const { user, login } = await openSignedIn(start);
    await sayWho(user, { firstName: 'Jean', birthDate: '1950-07-24' });
    await sayLink(user, 'Mon père ou ma mère', /^Une autorisation écrite/);
    await title('Que demandez-vous?');
    expect(screen.getByRole('checkbox', { name: /^Prendre, déplacer/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Prendre, déplacer/ }));
    await user.type(await field('Adresse courriel de cette personne (facultatif)'), 'jean@exemple.ca');
    await next(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez au moins un droit.');
    await user.click(screen.getByRole('checkbox', { name: /^Prendre, déplacer/ }));
    await next(user);
    await finish(user, 'Jean D’Août-Roy');
    await title('Votre demande est faite, l’accès n’est pas commencé');
    expect(await screen.findByText(sentence(/^Un courriel part à jean@exemple\.ca/))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Agir pour/ })).not.toBeInTheDocument();
    expect(await linksOf(login)).toMatchObject([{ state: 'pending', scopes: ['book'] }]);
    await user.click(await screen.findByRole('link', { name: 'Voir la liste' }));
    const card = within(await screen.findByRole('region', { name: 'Jean D’Août-Roy' }));
    expect(await card.findByText('Attend l’accord de la personne')).toBeVisible();
    await user.click(card.getByRole('link', { name: /^Demander son accord/ }));
    await title('Demander son accord à Jean D’Août-Roy');
    await user.type(await field('Adresse courriel de cette personne'), `${login}@exemple.ca{Enter}`);
    expect(await screen.findAllByText(/Cette adresse est la vôtre/)).not.toHaveLength(0);
    await user.clear(await field('Adresse courriel de cette personne'));
    await user.type(await field('Adresse courriel de cette personne'), 'jean@exemple.ca{Enter}');
    expect(await screen.findByText('Le courriel part. La personne décidera.')).toBeVisible();
  });

  it('adding a person by a mandate asks for no email, waits for the clinic to see the document, and is withdrawn as easily', async () => {
    const { user, login } = await openSignedIn(start);
    await sayWho(user, { firstName: 'Jean', birthDate: '1950-07-24' });
    await sayLink(user, 'Mon conjoint ou ma conjointe', /^Un mandat de protection/);
    await title('Que demandez-vous?');
    expect(screen.queryByLabelText(/Adresse courriel/)).not.toBeInTheDocument();
    await next(user);
    await finish(user, 'Jean D’Août-Roy');
    await title('Votre demande est faite, l’accès n’est pas commencé');
    expect(
      await screen.findByText(sentence(/^Apportez à la clinique une pièce d’identité et le document/)),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Voir la liste' }));
    const card = within(await screen.findByRole('region', { name: 'Jean D’Août-Roy' }));
    expect(await card.findByText(/^Attend la clinique/)).toBeVisible();
    await user.click(card.getByRole('link', { name: /^Retirer ma demande/ }));
    await title('Retirer votre demande pour Jean D’Août-Roy?');
    await user.click(await screen.findByRole('button', { name: 'Retirer ma demande pour Jean D’Août-Roy' }));
    expect(await screen.findByText('Votre demande est retirée.')).toBeVisible();
    expect(await linksOf(login)).toMatchObject([{ state: 'ended' }]);
  });
});

describe('a refusal', () => {
  it('a refusal shows first what is wrong, leads to the page that asked, and stays beside the field until it changes', async () => {
    const { user } = await openSignedIn(start, { nam: marieNumber });
    await sayWho(user, { hin: 'TREM 8502 1512' });
    await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
    await finish(user);
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    await user.click(within(alert).getByRole('link', { name: /^Ce numéro est le vôtre/ }));
    await title('Qui est cette personne?');
    const number = await field('Numéro d’assurance maladie (NAM) de cette personne (facultatif)');
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription(/Ce numéro est le vôtre/);
    expect(await field('Prénom')).toHaveValue('Zoé-Élise');
    await user.clear(number);
    expect(number).toBeValid();
    await next(user);
    await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
    await finish(user);
    await title('Vous pouvez agir dès maintenant');
  });

  it('a refusal of a person already in the list appears again at each attempt', async () => {
    const { user } = await openSignedIn(start);
    const add = async () => {
      await sayWho(user);
      await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
      await finish(user);
    };
    await add();
    await title('Vous pouvez agir dès maintenant');
    await user.click(await screen.findByRole('link', { name: 'Voir la liste' }));
    await user.click(await screen.findByRole('link', { name: 'Ajouter une personne' }));
    await add();
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Cette personne est déjà dans votre liste.');
    await finish(user);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveFocus();
    });
    expect(sentTo(call)).toHaveLength(3);
    await waitFor(() => {
      expect(said).not.toBeInTheDocument();
    });
  });

  it('a back end that refuses the whole call quietly ends the offer to add a person (product §8 capabilities)', async () => {
    const { user } = await openSignedIn(start);
    server().fault = ({ url }) => (url.endsWith(call) ? new Response(null, { status: 404 }) : undefined);
    await sayWho(user);
    await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
    await finish(user);
    await title('Mes proches');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Ajouter une personne' })).not.toBeInTheDocument();
    });
  });
});

describe('a journey that was interrupted', () => {
  it('after the end of the session, adding a person starts again with the typed text, except the health number', async () => {
    const { user, login, address } = await openSignedIn(start);
    await sayWho(user, { hin: `ROYZ${String(childsBirthYear).slice(2)}550412` });
    await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
    await title('Vérifiez vos réponses');
    await server().sql('delete from sessions');
    await user.click(screen.getByRole('button', { name: 'Ajouter Zoé-Élise D’Août-Roy' }));
    await title('Se connecter');
    await signInByForm(user, login, goodPassword);
    await title('Qui est cette personne?');
    expect(address()).toBe(start);
    expect(await field('Prénom')).toHaveValue('Zoé-Élise');
    expect(await field('Numéro d’assurance maladie (NAM) de cette personne (facultatif)')).toHaveValue('');
    await next(user);
    await title('Qu’est-ce qui vous permet d’agir?');
    expect(await field('Cette personne est')).toHaveValue('child');
  });

  it('after a reload, adding a person starts again, whatever step the address names', async () => {
    const { address } = await openSignedIn(`${start}?step=check`);
    await title('Qui est cette personne?');
    expect(address()).toBe(start);
  });
});
