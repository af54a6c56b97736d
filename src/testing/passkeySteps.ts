import type { AssertedCredential, CreatedCredential } from '../../contract/passkeys.ts';
import type { UserEvent } from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';

import { press } from './factorSteps';
import { goodPassword } from './people';
import { field, title } from './portalSteps';
import { openSignedIn } from './signedIn';
import { server } from './underTest';

const file = 'src/testing/passkeyElsewhere.mjs';

/* eslint-disable @typescript-eslint/consistent-type-assertions -- a boundary: what a browser hands its authenticator */

const textOf = (bytes: BufferSource): string => Buffer.from(bytes as Uint8Array).toString('base64url');

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

type Creating = { publicKey: PublicKeyCredentialCreationOptions };
type Asking = { publicKey: PublicKeyCredentialRequestOptions };

const create = async (name: string, { publicKey: { challenge, rp, user } }: Creating) => {
  const options = { challenge: textOf(challenge), rp, user: { ...user, id: textOf(user.id) } };
  const made = (await server().run(file, 'createElsewhere', name, options)) as CreatedCredential;
  return {
    id: made.id,
    rawId: bytesOf(made.id),
    type: 'public-key',
    response: {
      attestationObject: bytesOf(made.attestationObject),
      clientDataJSON: bytesOf(made.clientDataJSON),
      getTransports: () => made.transports,
    },
    getClientExtensionResults: () => ({}),
  };
};

const get = async (name: string, { publicKey: { challenge, rpId, allowCredentials = [] } }: Asking) => {
  const allowed = allowCredentials.map(({ id }) => ({ id: textOf(id) }));
  const options = { challenge: textOf(challenge), rpId, allowCredentials: allowed };
  const made = (await server().run(file, 'askElsewhere', name, options)) as AssertedCredential;
  return {
    id: made.id,
    rawId: bytesOf(made.id),
    type: 'public-key',
    response: {
      authenticatorData: bytesOf(made.authenticatorData),
      clientDataJSON: bytesOf(made.clientDataJSON),
      signature: bytesOf(made.signature),
      userHandle: made.userHandle === null ? null : bytesOf(made.userHandle),
    },
    getClientExtensionResults: () => ({}),
  };
};

/* eslint-enable @typescript-eslint/consistent-type-assertions */

let count = 0;

export type Phone = { refuses: boolean };

/** jsdom has none: a browser with a device in software, whose person may refuse. */
export const bringPhone = (): Phone => {
  count += 1;
  const name = `téléphone ${count}`;
  const phone: Phone = { refuses: false };
  const unlessRefused =
    <A, T>(act: (name: string, options: A) => Promise<T>) =>
    (options: A): Promise<T> => {
      if (phone.refuses) return Promise.reject(new DOMException('No.', 'NotAllowedError'));
      return act(name, options);
    };
  const credentials = { create: unlessRefused(create), get: unlessRefused(get) };
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return phone;
};

export const losePhone = (): void => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
};

export const factorPage = '/app/account/factor';

export const addKey = async (user: UserEvent, name = 'Téléphone bleu'): Promise<void> => {
  await user.click(await screen.findByText('Ajouter une clé d’accès'));
  await user.clear(await field('Nom de la clé'));
  await user.type(await field('Nom de la clé'), name);
  const form = within(await screen.findByRole('region', { name: 'Clés d’accès' }));
  await user.type(form.getByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
  await press(user, 'Créer la clé');
};

/** Signed in, and ten recovery codes kept. */
export const withKey = async () => {
  const opened = await openSignedIn(factorPage);
  await addKey(opened.user);
  await screen.findByRole('heading', { name: 'Gardez vos codes de secours' });
  await press(opened.user, 'J’ai gardé mes codes');
  await title('Mon compte');
  return opened;
};
