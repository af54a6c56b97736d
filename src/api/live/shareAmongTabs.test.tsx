import { waitFor } from '@testing-library/react';

import type { LiveEvent } from '../../../contract/events.ts';
import type { Listening } from './connect';
import { shareAmongTabs } from './shareAmongTabs';
import { makeSubscriptions } from './subscriptions';

const happened: LiveEvent = { type: 'dependents' };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

let people = 0;
beforeEach(() => {
  people += 1;
});

/** A tab of the browser; `turns` are the times when it listened, for as long as it did. */
const openTab = ({ user = `marie.${people}` } = {}) => {
  const closing = new AbortController();
  const heard: LiveEvent[] = [];
  const turns: (Listening & { signal: AbortSignal })[] = [];
  const subscriptions = makeSubscriptions();
  shareAmongTabs({
    user,
    subscriptions,
    hear: (event) => {
      heard.push(event);
    },
    ask: async () => undefined,
    isLacking: async () => false,
    open: async () => new Response(null),
    listen: (listening, signal) =>
      new Promise<void>((resolve) => {
        turns.push({ ...listening, signal });
        signal.addEventListener('abort', () => {
          resolve();
        });
      }),
    signal: closing.signal,
  });
  const close = () => {
    closing.abort();
  };
  open.push(close);
  return { heard, turns, subscriptions, close };
};

/** The turn of a tab, once it is its. */
const turnOf = async ({ turns }: ReturnType<typeof openTab>) => {
  await waitFor(() => {
    expect(turns).toHaveLength(1);
  });
  const [turn] = turns;
  if (!turn) throw new Error('It never listened.');
  return turn;
};

describe('one stream a browser (product §8 live-tabs)', () => {
  it('one tab listens to the stream, and every tab gets each event once', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    (await turnOf(first)).onEvent(happened);
    await waitFor(() => {
      expect([second.heard, third.heard]).toEqual([[happened], [happened]]);
    });
    expect(first.heard).toEqual([happened]);
    expect([second.turns, third.turns]).toEqual([[], []]);
  });

  it('when the listening tab closes, the next one resumes the stream where it was', async () => {
    const [first, second] = [openTab(), openTab()];
    const turn = await turnOf(first);
    turn.onEvent(happened);
    turn.cursor.note('7:7:');
    await waitFor(() => {
      expect(second.heard).toHaveLength(1);
    });
    first.close();
    expect((await turnOf(second)).cursor.id).toBe('7:7:');
    expect(turn.signal.aborted).toBe(true);
  });

  it('the listening tab knows which clinics the other tabs show, even after the listener changes', async () => {
    const [first, second] = [openTab(), openTab()];
    const { subscriptions } = await turnOf(first);
    first.subscriptions.add('plateau');
    second.subscriptions.add('rosemont');
    await waitFor(() => {
      expect(subscriptions.clinicIds()).toEqual(['plateau', 'rosemont']);
    });
    const third = openTab();
    first.close();
    const next = await turnOf(second);
    third.subscriptions.add('verdun');
    await waitFor(() => {
      expect(next.subscriptions.clinicIds()).toEqual(['rosemont', 'verdun']);
    });
  });

  it('a tab that comes to the front takes over the stream from a sleeping tab', async () => {
    const { promise: woken, resolve: wake } = Promise.withResolvers<null>();
    // A tab asleep: it has the turn, and neither hears nor answers.
    const asleep = navigator.locks
      .request(`portal-live ${window.location.pathname} marie.${people}`, () => woken)
      .then(
        () => 'woke up',
        () => 'lost its turn',
      );
    const tab = openTab();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await turnOf(tab);
    expect(await asleep).toBe('lost its turn');
    wake(null);
  });

  it('the tabs of two people share nothing', async () => {
    const [first, other] = [openTab(), openTab({ user: `luc.${people}` })];
    (await turnOf(first)).onEvent(happened);
    await turnOf(other);
    expect(other.heard).toEqual([]);
  });
});
