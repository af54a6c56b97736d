// Holds: product §8 staff, product §8 clinic-identity
import { screen, waitFor, within } from '@testing-library/react';

import {
  askToAct,
  clinicOfRequests,
  dialogNamed,
  openAccess,
  openPerson,
  seenByAsker,
} from '../../testing/accessSteps';
import { statusSaying } from '../../testing/portalSteps';
import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { offerSlots } from '../../testing/slots';
import { server } from '../../testing/underTest';

const here = clinicOfRequests();

it('a request that arrives is shown and said at once, with what the law asks before it is accepted', async () => {
  await openAccess(here.plateau);
  expect(await screen.findByRole('heading', { name: 'Aucune demande en attente' })).toBeVisible();
  await askToAct(here.plateau);
  expect(await statusSaying('Une nouvelle demande d’accès est arrivée.')).toBeInTheDocument();
  const list = within(await screen.findByRole('list', { name: 'Demandes en attente' }));
  expect(list.getByText(/^Camille Tremblay$/)).toBeVisible();
  expect(list.getByText(/le jugement qui l’homologue/)).toBeVisible();
});

it('who has seen the documents opens the access at the levels that they give, is told so, and the focus is at what says so', async () => {
  const person = await askToAct(here.plateau);
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Accepter le document, Camille Tremblay' }));
  const dialog = within(await dialogNamed('Accepter ce document?'));
  expect(dialog.getByRole('button', { name: 'Ne rien changer' })).toHaveFocus();
  await user.click(dialog.getByRole('checkbox', { name: 'Lire et écrire ses messages' }));
  await user.click(dialog.getByRole('button', { name: /ouvrir l’accès$/ }));
  expect(await screen.findByText(/^Camille Tremblay\s: l’accès est ouvert\.$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(await screen.findByText('Accès ouvert')).toBeVisible();
  expect(await seenByAsker(person)).toEqual([{ hasAccess: true, locked: false, scopes: ['book', 'messages'] }]);
});

it('no access is opened without a level, and a refusal ends the request', async () => {
  const person = await askToAct(here.plateau);
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Accepter le document, Camille Tremblay' }));
  const dialog = within(await dialogNamed('Accepter ce document?'));
  await user.click(dialog.getByRole('checkbox', { name: /^Prendre/ }));
  await user.click(dialog.getByRole('button', { name: /ouvrir l’accès$/ }));
  expect((await dialog.findAllByText(/Choisissez au moins un droit, ou refusez la demande/)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Ne rien changer' }));
  await user.click(screen.getByRole('button', { name: 'Refuser la demande, Camille Tremblay' }));
  await user.click(
    within(await dialogNamed('Refuser cette demande?')).getByRole('button', { name: 'Refuser la demande' }),
  );
  expect(await screen.findByText(/la demande est refusée\.$/)).toBeVisible();
  expect(await seenByAsker(person)).toEqual([]);
});

it('a person of fourteen or more who agrees at the desk opens the access', async () => {
  const person = await askToAct(here.plateau, { basis: 'written-authorization' });
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Noter son accord, Camille Tremblay' }));
  await user.click(
    within(await dialogNamed('Noter l’accord de la personne?')).getByRole('button', {
      name: /^La personne est d’accord/,
    }),
  );
  expect(await screen.findByText('Accès ouvert')).toBeVisible();
  expect(await seenByAsker(person)).toEqual([{ hasAccess: true, locked: false, scopes: ['book'] }]);
});

it('the translator of a browser leaves the names in a question alone (decision 93)', async () => {
  await askToAct(here.plateau);
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Refuser la demande, Camille Tremblay' }));
  const dialog = within(await dialogNamed('Refuser cette demande?'));
  for (const name of ['Camille Tremblay', 'Jean Gagnon'])
    expect(dialog.getByText(name)).toHaveAttribute('translate', 'no');
});

it('an access is suspended and restored, each after a question', async () => {
  const person = await askToAct(here.plateau, { basis: 'written-authorization' });
  await server().sql(`update dependents set state = 'active' where patient_id = $1`, [person]);
  await askToAct(here.plateau, { firstName: 'Paul' });
  const { router, user } = await openAccess(here.plateau);
  await router.navigate(`/access/${person}?clinic=${here.plateau}`);
  await user.click(await screen.findByRole('button', { name: 'Suspendre l’accès, Camille Tremblay' }));
  await user.click(
    within(await dialogNamed('Suspendre cet accès?')).getByRole('button', { name: 'Suspendre l’accès' }),
  );
  expect(await screen.findByText('Suspendu par une clinique')).toBeVisible();
  expect(await seenByAsker(person)).toEqual([expect.objectContaining({ locked: true })]);
  await user.click(screen.getByRole('button', { name: 'Rétablir l’accès, Camille Tremblay' }));
  await user.click(within(await dialogNamed('Rétablir cet accès?')).getByRole('button', { name: 'Rétablir l’accès' }));
  expect(await screen.findByText('Accès ouvert')).toBeVisible();
  expect(await seenByAsker(person)).toEqual([expect.objectContaining({ locked: false })]);
});

it('a request that a colleague decided meanwhile is not decided twice: the dialog says so', async () => {
  const person = await askToAct(here.plateau);
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: 'Accepter le document, Camille Tremblay' }));
  const dialog = within(await dialogNamed('Accepter ce document?'));
  await server().sql(`update dependents set state = 'active' where patient_id = $1`, [person]);
  await user.click(dialog.getByRole('button', { name: /ouvrir l’accès$/ }));
  expect(await dialog.findByText(/^Cet accès a changé entre-temps/)).toBeVisible();
});

it('no screen reader stops at an empty status before somebody is looked for (decision 79)', async () => {
  await openAccess(here.plateau);
  await screen.findByRole('heading', { name: 'Aucune demande en attente' });
  expect(screen.queryAllByRole('status').filter(({ textContent }) => textContent === '')).toEqual([]);
});

it('a person is found by name and birth date; their card is noted only with the number of the file', async () => {
  const person = await askToAct(here.plateau, { hin: 'GAGJ50072415' });
  const { user } = await openAccess(here.plateau);
  await user.type(screen.getByLabelText('Numéro d’assurance maladie ou nom de famille'), 'gagnon');
  await user.type(screen.getByLabelText('Date de naissance'), '19500725');
  await user.click(screen.getByRole('button', { name: 'Chercher' }));
  expect(await screen.findByText('Aucun dossier trouvé')).toBeVisible();
  await user.clear(screen.getByLabelText('Date de naissance'));
  await user.type(screen.getByLabelText('Date de naissance'), '19500724');
  await user.click(screen.getByRole('button', { name: 'Chercher' }));
  const found = within(await screen.findByRole('list', { name: 'Personnes trouvées' }));
  await user.click(found.getByRole('link', { name: 'Jean Gagnon' }));

  await user.type(await screen.findByLabelText('Numéro écrit sur la carte'), 'TREJ50072411');
  await user.type(screen.getByLabelText('Date de naissance écrite sur la carte'), '19500724');
  await user.click(screen.getByRole('button', { name: 'Noter que la carte a été vue' }));
  expect(await screen.findByText(/Le numéro de la carte n’est pas celui du dossier/)).toBeVisible();
  await user.clear(screen.getByLabelText('Numéro écrit sur la carte'));
  await user.type(screen.getByLabelText('Numéro écrit sur la carte'), 'GAGJ50072415');
  await user.click(screen.getByRole('button', { name: 'Noter que la carte a été vue' }));
  expect(await screen.findByText('La carte est notée comme vue.')).toBeVisible();
  const [row] = await server().sql('select nam_verified_at is not null as seen from patients where id = $1', [person]);
  expect(row).toEqual({ seen: true });
});

it('two files of one person are joined after a question that names both, and the page shows what is left', async () => {
  await askToAct(here.plateau, { hin: 'GAGJ50072415', firstName: 'Jeanne' });
  const person = await askToAct(here.plateau, { hin: 'GAGJ50072415' });
  const { user } = await openPerson(here.plateau);
  await user.click(screen.getByRole('button', { name: /^Réunir avec ce dossier, Jeanne? Gagnon/ }));
  const dialog = within(await dialogNamed('Réunir ces deux dossiers?'));
  expect(dialog.getByText(/Cela ne peut pas être défait/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Réunir pour toujours' }));
  expect(await screen.findByText(/^Les dossiers sont réunis\./)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /^Réunir/ })).not.toBeInTheDocument();
  });
  const rows = await server().sql('select count(*)::int as joined from patients where merged_into = $1', [person]);
  expect(rows).toEqual([{ joined: 1 }]);
  expect(document.title).toBe('Identité et accès d’une personne – Espace clinique');
});

it('a professional has no page of identity and access', async () => {
  await offerSlots({ clinicId: here.plateau, times: ['16:15'], professional: 'Dre Falaise' });
  const [known] = await server().sql(`select id from professionals where name = 'Dre Falaise'`);
  const professionalId = String(known?.['id']);
  const { user, router } = await renderStaff();
  await signInAs(user, await addStaff({ clinicId: here.plateau, role: 'professional', professionalId }));
  await findDay(/, le /);
  expect(screen.queryByRole('link', { name: 'Accès' })).not.toBeInTheDocument();
  await router.navigate(`/access?clinic=${here.plateau}`);
  expect(await screen.findByRole('heading', { name: 'Page réservée' })).toBeVisible();
});
