import { readFileSync } from 'node:fs';

import { fieldsOf } from '../lib/isRecord';
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

const textsIn = (file: string): [string, unknown][] => Object.entries(fieldsOf(JSON.parse(readFileSync(file, 'utf8'))));

/** An offer, choices, and a count that an earlier answer gave. */
const alwaysTrue = ['home.alerts.none', 'guest.card.none', 'care.card.none', 'home.messages.none'];

/** What a page says of a list that it has read. */
const saysNothing = [...textsIn('public/assets/i18n/fr.json'), ...textsIn('public/assets/i18n/app/fr.json')]
  .filter(([key]) => /\.(?:none|empty)$/.test(key) && !alwaysTrue.includes(key))
  .map(([, text]) => String(text));

/** No answer at all; the others have the shape of a list, which may have nothing in it. */
const isNone = (kind: string): boolean => oneOfEach.some(([one]) => one === kind) && kind !== 'an empty list';

/** Where a page crashed, as React logs it. */
const faultIn = (logged: jest.SpyInstance): string => {
  const fault: unknown = logged.mock.calls.flat().findLast((one) => one instanceof Error);
  return fault instanceof Error ? String(fault.stack).split('\n').slice(0, 5).join(' ') : '';
};

const wrongOn = ({ address }: Opened, kind: string, logged: jest.SpyInstance): string[] => {
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
    ...(isNone(kind) ? saysNothing.filter((text) => told.includes(text)).map((text) => `says “${text}”`) : []),
  ].filter((wrong) => wrong !== '');
};

describe.each(Object.entries(readings))('%s in place of every answer', (kind, make) => {
  it('no page crashes, shows what was not there or says that there is nothing, and each page has a way on (decision 54)', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openSignedIn('/404');
    server().fault = replacing(make);
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await openPage(opened, address);
      const wrong = wrongOn(opened, kind, logged);
      if (wrong.length > 0) found[address] = wrong;
    }
    expect(found).toEqual({});
    expect(opened.store.getState().session.user).toBe(opened.login);
  }, 120_000);
});
