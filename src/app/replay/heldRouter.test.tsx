import { makeHeldRouter } from './heldRouter';

const routes = [
  { path: '/a' },
  { path: '/b', loader: ({ request }: { request: Request }) => new URL(request.url).search },
];

describe('the router of the replay', () => {
  it('a replay opens at its own address, follows its steps, and leaves the window where it is', async () => {
    const before = window.location.href;
    const router = makeHeldRouter(routes, '/a?step=who');
    expect(router.state).toMatchObject({ initialized: true, location: { pathname: '/a', search: '?step=who' } });
    await router.navigate('/b?step=places', { state: { flash: null } });
    expect(router.state.location).toMatchObject({ pathname: '/b', search: '?step=places', state: { flash: null } });
    expect(Object.values(router.state.loaderData)).toEqual(['?step=places']);
    await router.navigate('/a', { replace: true });
    expect(router.createHref(router.state.location)).toBe('/a');
    expect(window.location.href).toBe(before);
    router.dispose();
  });
});
