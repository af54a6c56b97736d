// Holds: product §8 forms
import { screen } from '@testing-library/react';

import { field, liveRegions } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';

const openProfile = async () => {
  const { user } = await openSignedIn('/app/account/profile');
  const input = await field('Date de naissance');
  await user.clear(input);
  return { user, input };
};

/** Every text that the live regions had, until `stop`. */
const listen = () => {
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    heard.push(...liveRegions().map(({ textContent }) => textContent));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    heard,
    stop: () => {
      observer.disconnect();
    },
  };
};

describe('a date of birth', () => {
  it('eight digits, which have two readings, are said in words', async () => {
    const { user, input } = await openProfile();
    await user.type(input, '03041954');
    expect(input).toHaveValue('1954-04-03');
    expect(await screen.findByText(/^3\savril\s1954$/)).toBeVisible();
  });

  it('one date is announced after the last key, not one at each key', async () => {
    const { user, input } = await openProfile();
    const { heard, stop } = listen();
    await user.type(input, '1954/12/28');
    await screen.findByText(/^28\sdécembre\s1954$/);
    stop();
    expect(heard.filter((text) => /^2\sdécembre/.test(text))).toEqual([]);
  });

  it('the date is announced when the person leaves the field', async () => {
    const { user, input } = await openProfile();
    await user.type(input, '28 décembre 1954');
    await user.tab();
    expect(await screen.findByText(/^28\sdécembre\s1954$/)).toBeVisible();
  });
});
