import { toApiError } from './apiError';

const refused = (data: unknown, status = 409, headers?: Record<string, string>) =>
  toApiError({ status, data }, new Response(null, { status, ...(headers && { headers }) }));

describe('the one shape of a failure (product §4 errors)', () => {
  it('an error is a network failure when no answer arrived (spec §8 network)', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, undefined)).toEqual({
      status: 'network',
      message: 'errors.network.error',
    });
  });

  it('an error keeps the message, the fields and the details that a conflict names', () => {
    const slot = { spaceId: 's1' };
    expect(
      refused({
        message: 'appointment.spaceTaken',
        fields: { space: 'errors.cannotBeEmpty', odd: 3 },
        spaces: [slot],
        unknown: 1,
      }),
    ).toEqual({
      status: 409,
      message: 'appointment.spaceTaken',
      fields: { space: 'errors.cannotBeEmpty' },
      spaces: [slot],
    });
  });

  it.each([
    [
      'a message of another back end, at most 300 characters of it',
      { message: `Oups ${'x'.repeat(400)}` },
      `Oups ${'x'.repeat(295)}`,
    ],
    ['a short text', 'Service fermé la nuit', 'Service fermé la nuit'],
    ['JSON that is sent as text (spec §8 shown)', '{"message":"Compte fermé"}', 'Compte fermé'],
    ['JSON that is cut short', '{"message":"Comp', 'errors.http.409'],
    ['no text at all', {}, 'errors.http.409'],
    ['an empty message', { message: ' ' }, 'errors.http.409'],
    ['a page of HTML', '<!doctype html><h1>Bad gateway</h1>', 'errors.http.409'],
    ['something else than a text', { message: { code: 1 } }, 'errors.http.409'],
    ['a list', ['x'], 'errors.http.409'],
    ['nothing', null, 'errors.http.409'],
  ])('an error shows only presentable text for %s (product §8 server-messages)', (_what, data, message) => {
    expect(refused(data).message).toBe(message);
  });

  it('an error takes its status from the answer, not from parsing, and keeps the wait that the answer asks for', () => {
    const answer = new Response('<h1>', { status: 429, headers: { 'Retry-After': '90' } });
    expect(toApiError({ status: 'PARSING_ERROR', originalStatus: 429, data: '<h1>', error: 'x' }, answer)).toEqual({
      status: 429,
      message: 'errors.http.429',
      retryAfter: 90,
    });
  });
});
