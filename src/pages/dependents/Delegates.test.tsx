// Holds: product §8 agreeing, product §4 fourteenth-birthday, product §4 people
import { screen, waitFor, within } from '@testing-library/react';

import { addChild } from '../../testing/children';
import { askedFor, linksOf } from '../../testing/family';
import { postInOtherTab } from '../../testing/otherTab';
import { title } from '../../testing/portalSteps';
import { reload } from '../../testing/reload';
import { marieNumber } from '../../testing/people';
import { openSignedIn, signIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const card = () => screen.findByRole('region', { name: 'Noël Saint-Onge' });
// Everybody here has the same number and birth date: what the test before asked is over.
beforeEach(() => server().sql(`update dependents set state = 'ended'`));

const birthday14 = `(now() at time zone 'America/Toronto')::date - interval '14 years'`;

/** A parent whose child, with an account of their own, turned fourteen today. @returns the logins of both, the child signed in */
const grownUp = async () => {
  const { login: parent } = await signIn();
  await server().sql(
    `update patients set first_name = 'Noël', last_name = 'Saint-Onge' where id = (select patient_id from accounts where login = $1)`,
    [parent],
  );
  const child = await addChild(parent, 'Marie');
  server().forgetCookies();
  const { login } = await signIn();
  await server().sql(
    `with own as (select patient_id from accounts where login = $1), born as (update patients set birth_date = ${birthday14} where id in (select patient_id from own))
     update dependents set patient_id = (select patient_id from own) where patient_id = $2`,
    [login, child],
  );
  return { parent, login };
};

describe('the page of delegates', () => {
  it('a delegate first asks: the patient sees for what, agrees to the rights they choose, and may change them', async () => {
    const asker = await askedFor();
    const { user } = await openSignedIn('/app/home', { nam: marieNumber });
    expect(
      await screen.findByRole('link', { name: /^Mes proches\s?,\s?1 demande attend votre réponse$/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mes proches' }));
    const request = within(await card());
    for (const text of [
      'Son grand-père ou sa grand-mère',
      'Prendre, déplacer et annuler vos rendez-vous; voir vos rendez-vous',
      'Demande votre accord',
    ]) {
      expect(await request.findByText(text)).toBeVisible();
    }
    await user.click(request.getByRole('link', { name: 'Répondre à Noël Saint-Onge' }));
    expect(await title('Que peut faire Noël Saint-Onge pour vous?')).toHaveFocus();
    expect(document.title).not.toMatch(/Noël|Onge/);
    expect(screen.queryByRole('checkbox', { name: 'Voir vos rendez-vous' })).not.toBeInTheDocument();
    expect(await screen.findByText(/^Pour partager les rendez-vous et les messages/)).toBeVisible();
    const book = screen.getByRole('checkbox', { name: 'Prendre, déplacer et annuler vos rendez-vous' });
    await user.click(book);
    await user.click(screen.getByRole('button', { name: 'Permettre à Noël Saint-Onge d’agir pour moi' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez au moins un droit.');
    expect(sentTo('/api/user/grantAccess')).toHaveLength(0);
    await user.click(book);
    // The answer alone says how it stands: the list does not come again.
    server().fault = ({ url }) => (url.endsWith('/api/user/delegates') ? 'lost before' : undefined);
    await user.click(screen.getByRole('button', { name: 'Permettre à Noël Saint-Onge d’agir pour moi' }));
    expect(await screen.findByText('Votre choix est enregistré.')).toBeVisible();
    expect(within(await card()).getByText('Actif')).toBeVisible();
    expect(within(await card()).getByText('Depuis le')).toBeVisible();
    expect(within(await card()).getByRole('link', { name: 'Changer ses droits' })).toBeVisible();
    expect(await linksOf(asker)).toMatchObject([{ state: 'active', scopes: ['book'] }]);
  });

  it('refusing a delegate or removing their access takes a page that asks once, and the tap sends the call', async () => {
    const asker = await askedFor();
    const { user } = await openSignedIn('/app/dependents', { nam: marieNumber });
    await user.click(within(await card()).getByRole('link', { name: 'Refuser' }));
    expect(await title('Refuser à Noël Saint-Onge d’agir pour vous?')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Décider plus tard' }));
    expect(await linksOf(asker)).toMatchObject([{ state: 'pending' }]);
    const linkId = String(
      (
        await server().sql('select id from dependents where account_id = (select id from accounts where login = $1)', [
          asker,
        ])
      )[0]?.['id'],
    );
    expect((await postInOtherTab('/api/user/grantAccess', { linkId, scopes: ['book'] })).status).toBe(200);
    const { user: again } = await reload('/app/dependents');
    await again.click(within(await card()).getByRole('link', { name: 'Retirer son accès' }));
    await title('Retirer son accès à Noël Saint-Onge?');
    server().fault = ({ url }) => (url.endsWith('/api/user/delegates') ? 'lost before' : undefined);
    await again.click(screen.getByRole('button', { name: 'Retirer son accès à Noël Saint-Onge' }));
    expect(await screen.findByText('L’accès est retiré.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Noël Saint-Onge' })).not.toBeInTheDocument();
    });
    expect(await linksOf(asker)).toMatchObject([{ state: 'ended' }]);
  });

  it('from the fourteenth birthday, a delegate sees nothing until the patient chooses, and no right is ticked in advance', async () => {
    const { parent } = await grownUp();
    const { user } = await reload('/app/dependents');
    const locked = within(await card());
    expect(await locked.findByText(/^Suspendu depuis vos 14\sans/)).toBeVisible();
    expect(await locked.findByText('Son enfant')).toBeVisible();
    expect(locked.queryByText('Peut')).not.toBeInTheDocument();
    await user.click(locked.getByRole('link', { name: 'Répondre à Noël Saint-Onge' }));
    expect(await screen.findByText(/^Vous avez 14\sans ou plus/)).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Voir vos rendez-vous' }));
    await user.click(screen.getByRole('button', { name: 'Permettre à Noël Saint-Onge d’agir pour moi' }));
    expect(within(await card()).getByText('Actif')).toBeVisible();
    expect(within(await card()).getByText('Jusqu’au')).toBeVisible();
    expect(await linksOf(parent)).toMatchObject([
      { state: 'active', scopes: ['history'], locked: false, basis: 'written-authorization' },
    ]);
  });
});
