import { calls } from '../../contract/calls.ts';
import { rootsOf } from '../lib/roots';
import { requestHeaders } from './requestHeaders';
import type { TransportState } from './transport';

const state = (authToken: string | null = null): TransportState => ({
  session: { user: 'marie', authToken, endsAt: null },
  locale: { lang: 'en' },
  config: { roots: rootsOf('') },
  capabilities: { answered: [], absent: [] },
});

const page = { origin: 'http://localhost', cookies: () => 'XSRF-TOKEN=token-1; other=2' };

describe('the headers of a call', () => {
  it('carry the language, and say that a script asks (spec §7 accept-language, product §4 acting-gets)', () => {
    const headers = requestHeaders('/api/user', { call: calls.getUser }, state(), page);
    expect(Object.fromEntries(headers)).toEqual({ 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' });
  });

  it('are, for a back end at another origin, only those the specification names (spec §7 accept-language, product §8 roots)', () => {
    const headers = requestHeaders('https://sante.example/api/login', { call: calls.login }, state('hub-1'), page);
    expect(Object.fromEntries(headers)).toEqual({ 'accept-language': 'en', authtoken: 'hub-1' });
  });

  it('carry the hub token when one is stored (spec §7 auth-token)', () => {
    expect(requestHeaders('/api/user', { call: calls.getUser }, state('hub-1'), page).get('authToken')).toBe('hub-1');
  });

  it.each([
    ['a POST to a relative address', '/api/login', calls.login, 'token-1'],
    ['a PATCH to a relative address', 'api/user', calls.changeUser, 'token-1'],
    ['a GET, even one that acts', '/api/logout', calls.logout, null],
    ['a POST to an absolute address', 'https://sante.example/api/login', calls.login, null],
    ['a POST to an address without scheme', '//sante.example/api/login', calls.login, null],
  ])('copy the XSRF cookie for %s or not (spec §7 xsrf)', (_what, url, call, expected) => {
    expect(requestHeaders(url, { call }, state(), page).get('X-XSRF-TOKEN')).toBe(expected);
  });

  it('leave an XSRF header that is set already, and set none without a cookie (spec §7 xsrf)', () => {
    const own = { call: calls.login, headers: { 'X-XSRF-TOKEN': 'mine' } };
    expect(requestHeaders('/api/login', own, state(), page).get('X-XSRF-TOKEN')).toBe('mine');
    expect(
      requestHeaders('/api/login', { call: calls.login }, state(), { ...page, cookies: () => 'other=2' }).has(
        'X-XSRF-TOKEN',
      ),
    ).toBe(false);
  });
});
