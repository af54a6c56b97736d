import { parseConfig } from './parseConfig';

describe('assets/config.json (spec §7 config)', () => {
  it('gives the version, the brand and the roots', () => {
    const config = parseConfig({
      baseUrl: '/portail/',
      version: '2.1',
      timeZone: 'America/Halifax',
      loginTerms: true,
      guideUrl: 'guide.html',
      analytics: { adapter: 'matomo', url: 'https://stats.exemple.ca/', site: '3' },
      supportTools: true,
      brand: { name: { fr: 'Réseau', en: 'Network' }, phone: '1 888 555-0142', email: 'aide@exemple.ca' },
    });
    expect(config).toEqual({
      roots: { main: '/portail/api/', rvsp: '/portail/rvsp/api/', nosession: '/portail/nosession/api/' },
      version: '2.1',
      timeZone: 'America/Halifax',
      loginTerms: true,
      analytics: { adapter: 'matomo', url: 'https://stats.exemple.ca', site: '3' },
      supportTools: true,
      guideUrl: { fr: 'guide.html', en: 'guide.html' },
      brand: { name: { fr: 'Réseau', en: 'Network' }, phone: '1 888 555-0142', email: 'aide@exemple.ca' },
    });
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [
      {
        baseUrl: 7,
        version: null,
        brand: 'x',
        timeZone: 'Mars/Olympus',
        loginTerms: 'yes',
        analytics: { adapter: 'spy', url: 3 },
        supportTools: 'yes',
      },
    ],
  ])('takes the usual values where %j says nothing usable', (raw) => {
    expect(parseConfig(raw)).toMatchObject({
      roots: { main: '/api/' },
      version: '',
      timeZone: 'America/Toronto',
      loginTerms: false,
      brand: { phone: '' },
      analytics: { adapter: 'none' },
      supportTools: false,
      guideUrl: { fr: 'assets/guide.fr.html', en: 'assets/guide.en.html' },
    });
  });
});
