import { decodeReturnUrl } from '../lib/returnUrl';
import { redirectFor } from './guard';

describe('the guard of /app (spec §2 guard, spec §6 app-guarded)', () => {
  it.each(['/app/home', '/app/appointments/new?from=2026-11-20', '/app/home?motif=%C3%A9t%C3%A9'])(
    'the guard of /app sends a signed-out person from %s to login, with the return address',
    (target) => {
      const elsewhere = new URL(redirectFor(null, target) ?? '', 'http://portal.example');
      expect(elsewhere.pathname).toBe('/login');
      expect(decodeReturnUrl(elsewhere.searchParams.get('returnUrl'))).toBe(target);
    },
  );

  it('the guard of /app admits a person with a stored user (spec §4 signed-in)', () => {
    expect(redirectFor('marie.tremblay', '/app/home')).toBeNull();
  });
});
