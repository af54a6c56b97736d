import { browserOf } from './aboutPortal';

describe('what a support file says of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921W Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.66.81;FBLC/fr_CA]',
      'Android 14 · Version/4 Chrome/130 Safari/537',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'iPhone OS 17 · Version/17 Safari/604',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Windows · Firefox/130'],
    ['Marie’s own browser', ''],
  ])('the file names the browser and the system by their main numbers alone: %s', (userAgent, told) => {
    expect(browserOf(userAgent)).toBe(told);
  });
});
