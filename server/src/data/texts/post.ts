const patienceMs = 20_000;
const maxAnswer = 4_096;

type Posted = { headers: Record<string, string>; body: string | URLSearchParams; signal: AbortSignal };

/** Follows no redirect: it would carry the secret along. Reads no more of the answer than its code. */
export const post = async (
  address: URL,
  { headers, body, signal }: Posted,
): Promise<{ isDone: boolean; status: number; text: string }> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return { isDone: true, status: answer.status, text: '' };
  }
  return { isDone: false, status: answer.status, text: (await answer.text()).slice(0, maxAnswer) };
};
