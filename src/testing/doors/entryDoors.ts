import { screen } from '@testing-library/react';

import { giveCode, invite } from '../invited';
import { keyMailedTo } from '../mails';
import { goodPassword, someone } from '../people';
import { field, signInByForm } from '../portalSteps';
import { renderPortal } from '../renderPortal';
import { clinics } from '../slots';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { hasRow, saying, titled, type WriteDoor } from './door';

const at = clinics({ plateau: {} });

const signup: WriteDoor = async () => {
  const login = `jean.${crypto.randomUUID().slice(0, 8)}`;
  const { user } = await renderPortal('/signup');
  const typed = { label: 'Courriel', value: `${login}@exemple.ca` };
  await user.type(await field(typed.label), typed.value);
  await user.type(await field('Numéro d’assurance maladie (NAM)'), 'TREM85021512');
  await user.type(await field('Créez un identifiant'), login);
  await user.type(await field('Créez un mot de passe'), goodPassword);
  await user.type(await field('Répétez le mot de passe'), goodPassword);
  await user.click(screen.getByRole('checkbox'));
  return {
    user,
    press: pressing(user, 'Créer mon compte'),
    typed,
    ledger: () => hasRow('accounts where login = $1', login),
    done: titled('Bonjour'),
    kind: 'enters',
  };
};

const requestRecovery: WriteDoor = async () => {
  const { email, nam } = await someone();
  const { user } = await renderPortal('/recover');
  const typed = { label: 'Courriel', value: email };
  await user.type(await field(typed.label), email);
  await user.type(await field('Numéro d’assurance maladie (NAM)'), nam);
  const requests = async () => (await server().sql(`select 1 from outbox where template = 'recoveryRequest'`)).length;
  const before = await requests();
  return {
    user,
    press: pressing(user, 'Envoyer le lien'),
    typed,
    ledger: async () => (await requests()) > before,
    done: saying(/^Si ces renseignements correspondent/),
    kind: 'enters',
  };
};

const completeRecovery: WriteDoor = async () => {
  const { login, email, nam } = await someone();
  await fetch('/api/recover', {
    method: 'POST',
    body: JSON.stringify({ email, nam, lang: 'fr' }),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  const hash = async () =>
    (await server().sql('select password_hash from accounts where login = $1', [login]))[0]?.['password_hash'];
  const before = await hash();
  const { user } = await renderPortal(`/recover/do?key=${await keyMailedTo(email, '/recover/do')}`);
  const typed = { label: 'Créez un mot de passe', value: 'Goéland-Tempête-42' };
  await user.type(await field(typed.label), typed.value);
  await user.type(await field('Répétez le mot de passe'), typed.value);
  return {
    user,
    press: pressing(user, 'Changer le mot de passe'),
    typed,
    ledger: async () => (await hash()) !== before,
    done: titled('Bonjour'),
    kind: 'enters',
  };
};

const reopenAccount: WriteDoor = async () => {
  const { login } = await someone();
  await server().sql('update accounts set closed_at = now() where login = $1', [login]);
  const { user } = await renderPortal('/login');
  await signInByForm(user, login, goodPassword);
  return {
    user,
    press: pressing(user, 'Rouvrir mon compte'),
    ledger: () => hasRow('accounts where login = $1 and closed_at is null', login),
    done: titled('Bonjour'),
    kind: 'enters',
  };
};

const openInvitationArea: WriteDoor = async () => {
  const { code } = await invite(at.plateau, ['09:15']);
  const { user } = await renderPortal('/rvsp/auth');
  return {
    user,
    press: () => giveCode(user, code),
    typed: { label: 'Code de l’invitation', value: code },
    ledger: async () => localStorage.getItem('authToken') !== null,
    done: titled('Bonjour Huguette'),
    kind: 'enters',
  };
};

export const entryDoors = {
  signup: [signup],
  requestRecovery: [requestRecovery],
  completeRecovery: [completeRecovery],
  reopenAccount: [reopenAccount],
  openInvitationArea: [openInvitationArea],
} satisfies Record<string, readonly WriteDoor[]>;
