const firewall =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';
const indexHtml =
  '<!doctype html><html lang="fr"><head><title>Portail</title></head><body><div id="root"></div></body></html>';
const record = { patientId: 'd2b0c9ac-6f7e-4c55-9a86-0d3f0b1f9c55', firstName: 'Jean' };
const json = JSON.stringify(record);

const sending = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

/** Only a browser knows that it was redirected. */
const redirected = (answer: Response): Response =>
  Object.defineProperties(answer, {
    redirected: { value: true },
    clone: { value: () => redirected(Response.prototype.clone.call(answer)) },
  });

/** What may replace an answer. The slow tables take those of `oneOfEach`: the others are judged like one of them. */
export const replacements: Record<string, () => Response> = {
  'a firewall page': () => sending(firewall, 'text/html'),
  'a redirect to a page': () => redirected(sending(indexHtml, 'text/html')),
  'a redirect to a record': () => redirected(sending(json, 'application/json')),
  'the host’s own page': () => sending(indexHtml, 'text/html; charset=utf-8'),
  'JSON cut at its start': () => sending('{', 'application/json'),
  'JSON cut in its middle': () => sending(json.slice(0, json.length / 2), 'application/json'),
  'JSON cut at its end': () => sending(json.slice(0, -1), 'application/json'),
  'an empty body': () => sending('', 'application/json'),
  'an empty record': () => sending('{}', 'application/json'),
  'an empty list': () => sending('[]', 'application/json'),
  null: () => sending('null', 'application/json'),
  'a JSON string': () => sending('"merci"', 'application/json'),
  'another record': () => sending(json, 'application/json'),
  'a bare 204': () => new Response(null, { status: 204 }),
};

const some = [
  'a firewall page',
  'JSON cut in its middle',
  'an empty body',
  'an empty list',
  'a JSON string',
  'another record',
];

export const oneOfEach = Object.entries(replacements).filter(([kind]) => some.includes(kind));
