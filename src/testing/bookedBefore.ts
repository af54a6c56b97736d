import { postInOtherTab } from './otherTab';
import { sentTo } from './underTest';

/** Searched near H2X. */
export const bookedBefore = async (space: string, more: object = {}): Promise<void> => {
  const body = { space, raisonVisite: 'skin', dependent: null, near: 'H2X', ...more };
  const answer = await postInOtherTab('/api/appointment/reserve', body);
  if (answer.status !== 201) throw new Error(`reserve answered ${answer.status}`);
};

export const postedTo = async (path: string): Promise<unknown[]> =>
  Promise.all(
    sentTo(path)
      .filter(({ method }) => method === 'POST')
      .map((request): Promise<unknown> => request.clone().json()),
  );
