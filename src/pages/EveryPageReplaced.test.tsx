import { addresses, openPage, replacing, type Opened } from '../testing/everyPage';
import { callFor } from '../testing/callNames';
import { leastAnswer, nonsenseAnswer } from '../testing/rightAnswers';
import { oneOfEach } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const readings: Readonly<Record<string, (request: Request) => Response | undefined>> = {
  ...Object.fromEntries(oneOfEach.map(([kind, make]) => [kind, () => make()])),
  'the least that the contract asks for': (request) => {
    const call = callFor(request);
    return call && leastAnswer(call);
  },
  ...Object.fromEntries(
    [null, 'non-sens', { of: 7 }, [null, 7, {}, 'x']].map((nonsense) => [
      `${JSON.stringify(nonsense)} wherever the contract leaves it open`,
      (request: Request) => {
        const call = callFor(request);
        return call && nonsenseAnswer(call, nonsense);
      },
    ]),
  ),
};

/** Where a page crashed, as React logs it. */
const faultIn = (logged: jest.SpyInstance): string => {
  const fault: unknown = logged.mock.calls.flat().findLast((one) => one instanceof Error);
  return fault instanceof Error ? String(fault.stack).split('\n').slice(0, 5).join(' ') : '';
};

const wrongOn = ({ address }: Opened, logged: jest.SpyInstance): string[] => {
  const told = document.body.textContent;
  const ways = [...document.querySelectorAll('main a[href], main button:not([disabled])')];
  const hrefs = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');
  return [
    told.includes('Il y a un problème avec le service') ? `crashed: ${faultIn(logged)}` : '',
    /undefined|\[object|NaN|Invalid Date|\bnull\b/.test(told)
      ? `says ${/.{0,20}(?:undefined|\[object|NaN|Invalid Date|\bnull\b)/.exec(told)?.[0] ?? ''}`
      : '',
    ...[address(), ...hrefs].filter((href) => /undefined|\[object|NaN|\bnull\b/.test(href)),
    ways.length === 0 ? 'no way on' : '',
  ].filter((wrong) => wrong !== '');
};

describe.each(Object.entries(readings))('%s in place of every answer', (_kind, make) => {
  it('no page crashes or shows what was not there, and each page has a way on (decision 54)', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openSignedIn('/404');
    server().fault = replacing(make);
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await openPage(opened, address);
      const wrong = wrongOn(opened, logged);
      if (wrong.length > 0) found[address] = wrong;
    }
    expect(found).toEqual({});
    expect(opened.store.getState().session.user).toBe(opened.login);
  }, 120_000);
});
