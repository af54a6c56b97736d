/** Signs a person up through the real server, from a browser that then goes away. */
export const signUpElsewhere = async ({ app }, person) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/signup',
    payload: person,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'x-requested-with': 'XMLHttpRequest' },
  });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode} ${answer.body}`);
};
