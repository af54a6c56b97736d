import { appointmentSchema } from '../../contract/appointments.ts';
import { calls, type CallName } from '../../contract/calls.ts';
import { guestHold, guestIdentified } from '../../contract/guest.ts';
import type { Shot } from '../load/shot.ts';
import { mailedCode } from '../stage/mailedCode.ts';
import { visitorFrom } from '../stage/guest.ts';
import { anySuitedSlot, criteria, reason } from '../stage/wanted.ts';
import { fromOurPage, type Somebody } from './requests.ts';

const shot = (name: CallName, body: object): Shot => ({
  method: calls[name].method,
  path: `/nosession/api/${calls[name].path}`,
  headers: { ...fromOurPage, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const described = ({ email, nam }: Somebody) => ({
  email,
  nam,
  firstName: 'Rose',
  lastName: 'Tremblay',
  birthDate: '1985-02-15',
  lang: 'fr',
});

/** A guest identifies themselves while booking an appointment. */
export const identity = (token: string, person: Somebody): Shot =>
  shot('identifyGuest', { ...described(person), token });

/** Somebody tries a birth date that nobody has, with a reference. */
export const guess = (reference: string): Shot => shot('openGuestAppointment', { reference, birthDate: '1901-01-01' });

/** References of the same shape that do not exist. */
export const noReference = (at: number): string =>
  `ACDEFH${[...String(1_000 + at)].map((digit) => 'JKMNPRTVWX'.charAt(Number(digit))).join('')}`;

type Guests = { token: string; references: string[] };

/** Books appointments without an account, each for a person of its own, and begins one more: its token serves to identify. */
export const bookGuests = async (address: string, count: number): Promise<Guests> => {
  const visitor = visitorFrom(address, '127.0.0.1');
  const ask = async <T>(schema: { parse: (said: unknown) => T }, name: CallName, body: object): Promise<T> => {
    const { status, body: said } = await visitor.ask(name, body);
    if (status >= 400) throw new Error(`${name} answered ${status} ${JSON.stringify(said)}`);
    return schema.parse(said);
  };
  const begin = async (): Promise<string> => {
    const { spaceId } = anySuitedSlot((await visitor.ask('searchGuestSlots', { criteria })).body);
    return (await ask(guestHold, 'holdGuestSlot', { spaceId, proof: await visitor.prove(spaceId) })).token;
  };
  const references: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [token, email] = [await begin(), `etrangere.${at}@exemple.ca`];
    await ask(guestIdentified, 'identifyGuest', { ...described({ login: '', email, nam: 'ROYM90010112' }), token });
    const booked = await ask(appointmentSchema, 'reserveGuestSlot', {
      token,
      code: await mailedCode(address, email),
      raisonVisite: reason,
    });
    references.push(booked.reference);
  }
  return { token: await begin(), references };
};
