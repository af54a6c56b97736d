import type {
  AssertedCredential,
  CreatedCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../../contract/passkeys.ts';
import type { MessageKey } from '../../../i18n/keys';

export type FromDevice<T> = { made: T } | { problem: MessageKey };

/** Devices do not tell a person who refused from one who has no key. */
const withDevice = async <T>(act: () => Promise<T>): Promise<FromDevice<T>> => {
  try {
    return { made: await act() };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { problem: isKnown ? 'passkey.device.known' : 'passkey.device.failed' };
  }
};

export const createKey = (optionsJSON: PasskeyCreation): Promise<FromDevice<CreatedCredential>> =>
  withDevice(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, response } = await startRegistration({ optionsJSON });
    const { attestationObject, clientDataJSON, transports = [] } = response;
    return { id, attestationObject, clientDataJSON, transports };
  });

export const askKey = (optionsJSON: PasskeyRequest): Promise<FromDevice<AssertedCredential>> =>
  withDevice(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, response } = await startAuthentication({ optionsJSON });
    const { authenticatorData, clientDataJSON, signature, userHandle = null } = response;
    return { id, authenticatorData, clientDataJSON, signature, userHandle };
  });
