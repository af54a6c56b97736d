import { readAnswer } from './readAnswer';

const read = (body: string, type = '') => readAnswer(new Response(body, { headers: { 'Content-Type': type } }));

describe('the body of an answer (product §8 capabilities)', () => {
  it.each([
    ['{"login":"marie"}', 'application/json', { login: 'marie' }],
    ['{"login":"marie"}', 'text/plain', { login: 'marie' }],
    [' [1]', 'text/html', [1]],
    ['"3"', 'application/json; charset=utf-8', '3'],
    ['3', 'application/problem+json', 3],
    ['3', 'text/plain', '3'],
    ['<p>Bonjour</p>', 'text/html', '<p>Bonjour</p>'],
    ['OK', 'application/json', 'OK'],
    ['{"login":', 'application/json', '{"login":'],
    ['', 'application/json', null],
    [' \n', 'text/plain', null],
  ])('the portal reads the body %j of type “%s” as %j', async (body, type, expected) => {
    expect(await read(body, type)).toEqual(expected);
  });
});
