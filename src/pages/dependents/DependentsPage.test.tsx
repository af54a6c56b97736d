// Holds: product §4 people, product §4 access-at-once, product §8 only-less, product §8 capabilities
import { screen, waitFor, within } from '@testing-library/react';

import { dependentsApi } from '../../api/dependentsApi';
import { addChild, childsAge } from '../../testing/children';
import { postInOtherTab } from '../../testing/otherTab';
import { title, unsaid } from '../../testing/portalSteps';
import { renderPortal } from '../../testing/renderPortal';
import { signIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const openWithChild = async (...[scopes]: [Parameters<typeof addChild>[2]?]) => {
  const { login } = await signIn();
  const child = await addChild(login, 'Léa', scopes);
  const opened = await renderPortal('/app/dependents');
  await title('Mes proches');
  return { ...opened, child, login };
};
const card = () => screen.findByRole('region', { name: 'Léa Roy' });
const button = (name: string) => screen.findByRole('button', { name });
const lockInOtherTab = (patientId: string) => postInOtherTab('/api/user/lockDependentAccess', { patientId });
const linkOf = async (child: string) =>
  (
    await server().sql(
      `select state, locked_at is not null as locked, scopes, relationship from dependents where patient_id = $1`,
      [child],
    )
  )[0];

describe('the page of dependents', () => {
  it('the dependents page shows each person with age, relationship, rights in words and the state of the access (product §4 people)', async () => {
    await openWithChild(['book', 'history']);
    const lea = within(await card());
    for (const text of [
      new RegExp(`^${childsAge()}\\sans$`),
      'Mon enfant',
      'Actif',
      'Prendre, déplacer et annuler ses rendez-vous; voir ses rendez-vous',
    ])
      expect(await lea.findByText(text)).toBeVisible();
    expect(lea.queryByText('Carte d’assurance maladie')).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Mes proches/);
  });

  it('the dependents page is empty at first, and says what each age means and how to add a person (product §4 people)', async () => {
    await signIn();
    await renderPortal('/app/dependents');
    expect(await screen.findByRole('heading', { name: 'Vous n’agissez pour personne' })).toBeVisible();
    expect(await screen.findByText(/À partir de 14\sans, c’est la personne elle-même qui décide/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajouter une personne' })).toHaveAttribute('href', '/app/dependents/new');
    expect(await screen.findByText(/^Personne n’agit pour vous/)).toBeVisible();
  });

  it('the home page leads to dependents, whom the user chooses, sees named on every page, and leaves again (product §4 people)', async () => {
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const { user } = await renderPortal('/app/home');
    await user.click(await screen.findByRole('link', { name: 'Mes proches' }));
    await user.click(await button('Agir pour Léa Roy'));
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    await user.click(await button('Ne plus agir pour Léa Roy'));
    await unsaid('Vous agissez pour Léa Roy');
  });

  it.each([
    ['age14', /^Suspendu depuis ses 14\sans/, false],
    ['clinic', /^Suspendu par la clinique/, false],
    ['self', /^Suspendu par vous/, true],
  ])(
    'the dependents page says why an access is locked, and offers to undo only the user’s own lock: %s (product §8 only-less)',
    async (reason, text, mayUndo) => {
      const { login } = await signIn();
      const child = await addChild(login, 'Léa');
      await server().sql('update dependents set locked_at = now(), lock_reason = $2 where patient_id = $1', [
        child,
        reason,
      ]);
      const { router, address } = await renderPortal('/app/dependents');
      const lea = within(await card());
      expect(await lea.findByText(text)).toBeVisible();
      expect(lea.queryByRole('button')).not.toBeInTheDocument();
      expect(lea.queryAllByRole('link', { name: 'Rétablir mon accès\u00a0: Léa Roy' })).toHaveLength(mayUndo ? 1 : 0);
      await router.navigate(`/app/dependents/${child}/unlock`);
      await title(mayUndo ? 'Rétablir votre accès pour Léa Roy?' : 'Mes proches');
      await waitFor(() => {
        expect(address()).toBe(mayUndo ? `/app/dependents/${child}/unlock` : '/app/dependents');
      });
    },
  );
});

describe('changing an access', () => {
  it('suspending, then restoring an access takes a page of its own, sends the call on the tap, and ends acting for that person (product §4 access-at-once)', async () => {
    const { user, child } = await openWithChild();
    await user.click(await button('Agir pour Léa Roy'));
    await user.click(await screen.findByRole('link', { name: 'Suspendre mon accès\u00a0: Léa Roy' }));
    expect(await title('Suspendre votre accès pour Léa Roy?')).toHaveFocus();
    expect(document.title).not.toContain('Léa');
    expect(await screen.findByRole('link', { name: 'Garder mon accès' })).toBeVisible();
    await user.click(await button('Suspendre mon accès pour Léa Roy'));
    expect(await screen.findByText('Votre accès est suspendu.')).toBeVisible();
    expect(within(await card()).getByText('Suspendu par vous')).toBeVisible();
    await unsaid('Vous agissez pour Léa Roy');
    expect(await linkOf(child)).toMatchObject({ locked: true, state: 'active' });

    await user.click(screen.getByRole('link', { name: 'Rétablir mon accès\u00a0: Léa Roy' }));
    await user.click(await button('Rétablir mon accès pour Léa Roy'));
    expect(await screen.findByText('Votre accès est rétabli.')).toBeVisible();
    expect(within(await card()).getByText('Actif')).toBeVisible();
    expect(await linkOf(child)).toMatchObject({ locked: false, scopes: ['book', 'history', 'messages'] });
  });

  it('a change of access gives up one right and changes the relationship (product §8 only-less)', async () => {
    const { user, child } = await openWithChild();
    await user.click(await screen.findByRole('link', { name: 'Réduire mes droits\u00a0: Léa Roy' }));
    await title('Mes droits pour Léa Roy');
    await user.click(await screen.findByRole('checkbox', { name: 'Lire et écrire ses messages' }));
    await user.selectOptions(screen.getByLabelText('Cette personne est'), 'Mon petit-enfant');
    await user.click(await button('Enregistrer mes droits pour Léa Roy'));
    expect(await screen.findByText('Vos droits sont enregistrés.')).toBeVisible();
    expect(within(await card()).getByText('Mon petit-enfant')).toBeVisible();
    expect(await linkOf(child)).toMatchObject({ scopes: ['book', 'history'], relationship: 'grandchild' });
    const body: unknown = await sentTo('/api/user/updateAccessDependent')[0]?.clone().json();
    expect(body).toMatchObject({
      patientId: child,
      hasAccess: true,
      scopes: ['book', 'history'],
      modificationStatus: 'STATUS_NEUTRAL',
    });
  });

  it('removing an access for good leaves the list empty (product §4 access-at-once)', async () => {
    const { user, child } = await openWithChild();
    await user.click(await screen.findByRole('link', { name: 'Retirer mon accès\u00a0: Léa Roy' }));
    await user.click(await button('Retirer pour de bon mon accès pour Léa Roy'));
    expect(await screen.findByText('Votre accès est retiré.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Vous n’agissez pour personne' })).toBeVisible();
    expect(await linkOf(child)).toMatchObject({ state: 'ended' });
  });

  it('a change of access shows at once, and reverts with the reason when refused (product §4 modification-status)', async () => {
    const { login } = await signIn();
    const child = await addChild(login, 'Léa');
    const lockedBy = (reason: string) =>
      server().sql('update dependents set locked_at = now(), lock_reason = $2 where patient_id = $1', [child, reason]);
    await lockedBy('self');
    const { user, store } = await renderPortal(`/app/dependents/${child}/unlock`);
    const known = () => dependentsApi.endpoints.listDependents.select()(store.getState()).data?.[0];
    const underWay = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.endsWith('updateAccessDependent') ? underWay.promise : undefined);
    await user.click(await button('Rétablir mon accès pour Léa Roy'));
    await waitFor(() => {
      expect(known()).toMatchObject({ modificationStatus: 'STATUS_CHILDREN_UPDATED', locked: false });
    });
    await lockedBy('clinic');
    underWay.resolve(undefined);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Cet accès n’a pas été suspendu par vous');
    expect(alert).toHaveFocus();
    expect(known()).toMatchObject({ modificationStatus: 'STATUS_NEUTRAL', locked: true });
    expect(await linkOf(child)).toMatchObject({ locked: true });
  });

  it('a change of access in another tab ends acting for that person here too, without a reload (product §4 access-at-once)', async () => {
    const { user, child } = await openWithChild();
    await user.click(await button('Agir pour Léa Roy'));
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    });
    expect((await lockInOtherTab(child)).status).toBe(200);
    await unsaid('Vous agissez pour Léa Roy');
    expect(within(await card()).getByText('Suspendu par vous')).toBeVisible();
  });

  it('changing an access whose link ended elsewhere meanwhile says so in the list', async () => {
    const { user, child } = await openWithChild();
    await user.click(await screen.findByRole('link', { name: 'Suspendre mon accès\u00a0: Léa Roy' }));
    await title('Suspendre votre accès pour Léa Roy?');
    await server().sql(`update dependents set state = 'ended' where patient_id = $1`, [child]);
    await user.click(await button('Suspendre mon accès pour Léa Roy'));
    expect(await screen.findByText('Cet accès n’existe plus.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Vous n’agissez pour personne' })).toBeVisible();
  });

  it('the portal stops offering to change an access once a back end turns out to know only the list (product §8 capabilities)', async () => {
    const { user } = await openWithChild();
    await user.click(await screen.findByRole('link', { name: 'Réduire mes droits\u00a0: Léa Roy' }));
    server().fault = ({ url }) =>
      url.endsWith('updateAccessDependent') ? new Response(null, { status: 404 }) : undefined;
    await user.click(await button('Enregistrer mes droits pour Léa Roy'));
    expect(await screen.findByText(/^Ce réseau ne permet pas de changer ces accès/)).toBeVisible();
    const lea = within(await card());
    await waitFor(() => {
      expect(lea.queryByRole('link')).not.toBeInTheDocument();
    });
    expect(await lea.findByRole('button', { name: 'Agir pour Léa Roy' })).toBeVisible();
  });
});
