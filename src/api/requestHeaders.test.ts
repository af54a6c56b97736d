import { calls } from '../../contract/calls.ts';
import { rootsOf } from '../lib/roots';
import { requestHeaders } from './requestHeaders';
import type { TransportState } from './transport';

const state = (authToken: string | null = null): TransportState => ({
  session: { user: 'marie', authToken, endsAt: null },
  turns: { begun: 0, ended: 0 },
  locale: { lang: 'en' },
  config: { roots: rootsOf('') },
  capabilities: { answered: [], absent: [] },
});

const page = { origin: 'http://localhost', cookies: () => 'XSRF-TOKEN=token-1; other=2' };

describe('the headers of a call', () => {
  it('a call’s headers contain the language, and mark the request as coming from a script (spec §7 accept-language, product §4 acting-gets)', () => {
    const headers = requestHeaders('/api/user', { call: calls.getUser }, state(), page);
    expect(Object.fromEntries(headers)).toEqual({ 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' });
  });

  it('a call to a back end at another origin carries only the headers that the specification names (spec §7 accept-language, product §8 roots)', () => {
    const headers = requestHeaders('https://sante.example/api/login', { call: calls.login }, state('hub-1'), page);
    expect(Object.fromEntries(headers)).toEqual({ 'accept-language': 'en', authtoken: 'hub-1' });
  });

  it('a call carries the invitation token when one is stored (spec §7 auth-token)', () => {
    expect(requestHeaders('/api/user', { call: calls.getUser }, state('hub-1'), page).get('authToken')).toBe('hub-1');
  });

  it.each([
    ['a POST to a relative address', '/api/login', calls.login, 'token-1'],
    ['a PATCH to a relative address', 'api/user', calls.changeUser, 'token-1'],
    ['a GET, even one that acts', '/api/logout', calls.logout, null],
    ['a POST to an absolute address', 'https://sante.example/api/login', calls.login, null],
    ['a POST to an address without scheme', '//sante.example/api/login', calls.login, null],
  ])('the portal copies the XSRF cookie, or leaves it out, for %s (spec §7 xsrf)', (_what, url, call, expected) => {
    expect(requestHeaders(url, { call }, state(), page).get('X-XSRF-TOKEN')).toBe(expected);
  });

  it('the portal keeps an XSRF header that is already set, and sets none without a cookie (spec §7 xsrf)', () => {
    const own = { call: calls.login, headers: { 'X-XSRF-TOKEN': 'mine' } };
    expect(requestHeaders('/api/login', own, state(), page).get('X-XSRF-TOKEN')).toBe('mine');
    expect(
      requestHeaders('/api/login', { call: calls.login }, state(), { ...page, cookies: () => 'other=2' }).has(
        'X-XSRF-TOKEN',
      ),
    ).toBe(false);
  });
});
