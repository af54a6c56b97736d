// Holds: spec §7 reserve, spec §7 dependents, product §8 capabilities
import { appointmentChangesApi } from './appointmentChangesApi';
import { slotIn } from './appointmentAnswers';
import { appointmentsApi } from './appointmentsApi';
import { closingApi } from './closingApi';
import { dependentAccessApi } from './dependentAccessApi';
import { dependentsApi, dependentsIn } from './dependentsApi';
import { fetchUnread } from './mailboxApi';
import { profileApi } from './profileApi';
import { threadsApi } from './threadsApi';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { selectIsOffered } from './capability';
import { callFoundAbsent } from './signals';

const { getUser } = profileApi.endpoints;
const again = { forceRefetch: true } as const;

const page = () => new Response('<!doctype html><title>Clinique</title>', { headers: { 'content-type': 'text/html' } });

describe('a call that the back end may lack', () => {
  it.each([
    ['404', () => new Response('nothing here', { status: 404 })],
    ['405', () => new Response(null, { status: 405 })],
    ['501', () => Response.json({ message: 'no' }, { status: 501 })],
    ['an empty answer', () => new Response(null, { status: 200 })],
    ['a page of the host', page],
  ])('the portal asks once a tab for a call that the back end lacks, after %s', async (_what, answer) => {
    const { store } = await openSignedIn('/404');
    await fetchUnread(store.dispatch); // a back end that answers nothing is away, not poorer
    server().fault = ({ url }) => (url.endsWith('/api/user') ? answer() : undefined);
    for (let times = 0; times < 3; times += 1) await store.dispatch(getUser.initiate(undefined, again));
    expect(sentTo('/api/user')).toHaveLength(1);
    expect(selectIsOffered('getUser')(store.getState())).toBe(false);
  });

  it('a page in place of one call does not make it absent while a call is on its way whose answer may be ours (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await openSignedIn('/404');
    await fetchUnread(store.dispatch);
    const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => {
      if (url.endsWith('/api/user')) return { instead: page() };
      return url.endsWith('/api/user/close') ? held : undefined;
    };
    const first = store.dispatch(getUser.initiate(undefined, again));
    const second = store.dispatch(closingApi.endpoints.foreseeClosing.initiate());
    await fetchUnread(store.dispatch); // the page has been judged by now
    answer(undefined);
    expect((await first).error).toEqual({ status: 'replaced', message: 'errors.replacedAnswer' });
    expect((await second).isSuccess).toBe(true);
    expect(selectIsOffered('getUser')(store.getState())).toBe(true);
  });

  it('the portal asks again for a call that failed in another way', async () => {
    const { store } = await openSignedIn('/404');
    server().fault = ({ url }) => (url.endsWith('/api/user') ? new Response(null, { status: 503 }) : undefined);
    await store.dispatch(getUser.initiate(undefined, again));
    server().fault = null;
    expect((await store.dispatch(getUser.initiate(undefined, again))).isSuccess).toBe(true);
  });

  it('the portal never treats a call as absent once it was answered in this tab', async () => {
    const { store } = await openSignedIn('/404');
    await store.dispatch(getUser.initiate(undefined, again));
    server().fault = ({ url }) => (url.endsWith('/api/user') ? new Response(null, { status: 404 }) : undefined);
    await store.dispatch(getUser.initiate(undefined, again));
    expect(selectIsOffered('getUser')(store.getState())).toBe(true);
    server().fault = null;
    expect((await store.dispatch(getUser.initiate(undefined, again))).isSuccess).toBe(true);
  });

  it('a missing record does not make its call absent', async () => {
    const { store } = await openSignedIn('/404');
    await store.dispatch(threadsApi.endpoints.openThread.initiate(crypto.randomUUID(), again));
    server().fault = () => Response.json({ message: 'No such thread' }, { status: 404 });
    await store.dispatch(threadsApi.endpoints.openThread.initiate('other', again));
    expect(selectIsOffered('openThread')(store.getState())).toBe(true);
  });

  it('the portal does not ask for a call that another page found absent', async () => {
    const { store } = await openSignedIn('/404');
    store.dispatch(callFoundAbsent('getUser'));
    expect(await store.dispatch(getUser.initiate(undefined, again))).toMatchObject({ error: { status: 501 } });
    expect(sentTo('/api/user')).toHaveLength(0);
  });
});

describe('the person acted for', () => {
  it('the history and the search post the person acted for as listed, unknown fields included', async () => {
    const child = {
      patientId: 7,
      hasAccess: true,
      hin: 'ROYL20050412',
      locked: false,
      birthDate: null,
      age: 6,
      dossier: [1],
    };
    const { store } = await openSignedIn('/404');
    server().fault = ({ url }) =>
      url.endsWith('/user/dependents')
        ? Response.json([child])
        : url.includes('/api/appointment/')
          ? Response.json({})
          : undefined;
    await store.dispatch(dependentsApi.endpoints.listDependents.initiate());
    const dependent = { patientId: '7' };
    await store.dispatch(appointmentsApi.endpoints.listHistory.initiate(dependent));
    await store.dispatch(
      appointmentsApi.endpoints.searchSlots.initiate({ criteria: {}, searcher: { root: 'main', dependent } }),
    );
    expect(await sentTo('/api/appointment/history')[0]?.json()).toEqual(child);
    expect(await sentTo('/api/appointment/available')[0]?.json()).toEqual({
      criteria: { cursor: null },
      dependent: child,
    });
    expect(JSON.stringify(Object.keys(store.getState().api.queries))).not.toContain('ROYL');
  });
});

describe('the appointment to cancel', () => {
  const standing = { clinicId: 12, start: '2099-11-20T14:00:00-05:00' };
  const one = { ...standing, reservationId: 9000 };
  const cancelling = async (upcoming: object[]) => {
    const { store } = await openSignedIn('/404');
    server().fault = ({ url }) =>
      url.includes('/api/appointment/') ? Response.json({ upcoming, past: [] }) : undefined;
    await store.dispatch(appointmentsApi.endpoints.listHistory.initiate(null));
    await store.dispatch(
      appointmentChangesApi.endpoints.cancelAppointment.initiate({
        clinicId: '12',
        reservationId: '9000',
        person: null,
      }),
    );
    const sent = server().sent.find(({ url }) => url.includes('/cancelreservation'));
    return Object.fromEntries(new URL(sent?.url ?? '').searchParams);
  };

  it('is named by its clinic alone to another back end (spec §7 cancel)', async () => {
    expect(await cancelling([one, { ...one, clinicId: 13, reservationId: 9001 }])).toEqual({ clinicId: '12' });
  });

  it('is named by its id too where the clinic has another one, and to our own server', async () => {
    const both = { clinicId: '12', reservationId: '9000' };
    expect(await cancelling([one, { ...one, reservationId: 9001 }])).toEqual(both);
    expect(await cancelling([{ ...one, reference: 'ABCDE23456', patient: { patientId: 'p' } }])).toEqual(both);
  });
});

describe('a record of another back end', () => {
  it('is posted as it came when a slot is reserved and an access is locked, changed or removed (spec §7 reserve, spec §7 dependents)', async () => {
    const space = { spaceId: 7, clinicId: 12, start: '2099-11-20T14:00:00-05:00', perName: 'Dre Roy', room: ['b', 3] };
    const child = { patientId: 41, hasAccess: true, hin: 'ROYL20050412', locked: true, age: 6, dossier: 'A-7' };
    const { store } = await openSignedIn('/404');
    server().fault = ({ url }) => (url.includes('/api/') ? Response.json({}) : undefined);
    const [slot, [listed]] = [slotIn(space), dependentsIn([child])];
    if (!slot || !listed) throw new Error('not read');
    const { lockDependentAccess, removeDependentAccess, updateAccessDependent } = dependentAccessApi.endpoints;
    await store.dispatch(
      appointmentsApi.endpoints.reserveSlot.initiate({ space: slot, raisonVisite: 'skin', dependent: null }),
    );
    await store.dispatch(lockDependentAccess.initiate(listed));
    await store.dispatch(removeDependentAccess.initiate(listed));
    await store.dispatch(updateAccessDependent.initiate({ ...listed, locked: false }));
    const posted = (path: string): Promise<unknown> | undefined => sentTo(`/api/${path}`)[0]?.json();
    expect(await posted('appointment/reserve')).toEqual({
      space,
      raisonVisite: 'skin',
      perName: 'Dre Roy',
      dependent: null,
    });
    expect(await posted('user/lockDependentAccess')).toEqual(child);
    expect(await posted('user/removeDependentAccess')).toEqual(child);
    expect(await posted('user/updateAccessDependent')).toEqual({ ...child, locked: false });
  });
});
