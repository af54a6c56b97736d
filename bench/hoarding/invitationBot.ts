import { calls } from '../../contract/calls.ts';

/** One of many that guess the codes of invitations. */
export const makeInvitationBot = (address: string, from: string, random: () => number) => ({
  turn: async (): Promise<void> => {
    const { method, path } = calls.openInvitationArea;
    const answer = await fetch(`${address}/rvsp/api/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({
        nam: 'TREM85021512',
        birthDate: '1985-02-15',
        code: String(Math.floor(random() * 1e6)).padStart(6, '0'),
      }),
    });
    await answer.arrayBuffer();
  },
});
