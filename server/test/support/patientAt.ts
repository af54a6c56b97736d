import { z } from 'zod';

import { callsOf, type Patient, type Sender } from './booking.ts';
import type { SignedIn } from './signedIn.ts';

/** Whatever the server answered: what it is, the test says. */
const anyBody = z.custom<never>();

/** A signed-in person's browser on a server of its own process. @throws TypeError when no answer comes */
export const patientAt = (address: string, person: SignedIn): Patient => {
  const send: Sender = async (method, path, payload, headers = {}) => {
    const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      headers: {
        origin: address,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(given),
      },
    });
    const raw = await answer.text();
    const body = anyBody.parse(JSON.parse(raw));
    return { status: answer.status, body, refusal: body, raw };
  };
  return { ...person, ...callsOf(send) };
};
