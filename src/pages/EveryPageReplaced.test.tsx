import { addresses, openPage, replacing, type Opened } from '../testing/everyPage';
import { leastAnswer, callFor, oddAnswer } from '../testing/rightAnswers';
import { replacements } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const readings: Readonly<Record<string, (request: Request) => Response | undefined>> = {
  ...Object.fromEntries(Object.entries(replacements).map(([kind, make]) => [kind, () => make()])),
  'the least that the contract asks for': (request) => {
    const call = callFor(request);
    return call && leastAnswer(call);
  },
  'the oddest values that the contract allows': (request) => {
    const call = callFor(request);
    return call && oddAnswer(call);
  },
};

const wrongOn = ({ address }: Opened): string[] => {
  const told = document.body.textContent;
  const ways = [...document.querySelectorAll('main a[href], main button:not([disabled]), header a[href]')];
  const hrefs = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');
  return [
    told.includes('Il y a un problème avec le service') ? 'crashed' : '',
    /undefined|\[object|NaN|Invalid Date/.test(told)
      ? `says ${/.{0,20}(?:undefined|\[object|NaN|Invalid Date)/.exec(told)?.[0] ?? ''}`
      : '',
    ...[address(), ...hrefs].filter((href) => /undefined|\[object|NaN/.test(href)),
    ways.length === 0 ? 'no way on' : '',
  ].filter((wrong) => wrong !== '');
};

describe.each(Object.entries(readings))('%s in place of every answer', (_kind, make) => {
  it('no page crashes or shows what was not there, and each page has a way on (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openSignedIn('/404');
    server().fault = replacing(make);
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await openPage(opened, address);
      const wrong = wrongOn(opened);
      if (wrong.length > 0) found[address] = wrong;
    }
    expect(found).toEqual({});
    expect(opened.store.getState().session.user).toBe(opened.login);
  }, 120_000);
});
