import { parseConfig } from './parseConfig';

describe('assets/config.json (spec §7 config)', () => {
  it('assets/config.json sets the version, the brand and the API roots', () => {
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
  ])('the portal uses its default settings when assets/config.json contains nothing usable: %j', (raw) => {
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

  it('the portal leaves out settings of a wrong kind one by one, and keeps those beside them', () => {
    const config = parseConfig({
      version: { of: 2 },
      brand: { name: { fr: 3, en: 'Network' }, phone: {}, email: 'aide@exemple.ca' },
      guideUrl: { fr: 7, en: 'https://guide.exemple.ca/' },
      loginTerms: true,
    });
    expect(config).toMatchObject({
      version: '',
      brand: { name: { fr: 'Portail patient', en: 'Network' }, phone: '', email: 'aide@exemple.ca' },
      guideUrl: { fr: 'assets/guide.fr.html', en: 'https://guide.exemple.ca/' },
      loginTerms: true,
    });
  });

  it.each([
    'https://guide.exemple.ca/a?b#c',
    'http://guide.exemple.ca',
    '//guide.exemple.ca/a',
    'tel:18885550142',
    'mailto:aide@exemple.ca',
    'guide.html',
    '/guide',
  ])('a setting lets the guide lead to %s', (address) => {
    expect(parseConfig({ guideUrl: address }).guideUrl).toEqual({ fr: address, en: address });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://exemple.ca/1',
    'file:///etc/passwd',
    'vbscript:x',
    'https://',
  ])('the portal makes no link of %j', (address) => {
    expect(parseConfig({ guideUrl: address, analytics: { adapter: 'matomo', url: address, site: '3' } })).toMatchObject(
      {
        guideUrl: { fr: '', en: '' },
        analytics: { url: '' },
      },
    );
  });
});
