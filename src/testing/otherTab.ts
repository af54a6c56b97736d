import { server } from './underTest';

/** Uses this browser's cookies. */
export const postInOtherTab = (path: string, body: unknown): Promise<Response> => {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** On another device: its id. */
export const otherSessionOf = async (login: string): Promise<string> => {
  const [row] = await server().sql(
    `insert into sessions (token_hash, id, account_id, device, expires_at)
     select sha256(convert_to($1, 'utf8')), gen_random_uuid(), id, 'Chrome · Android', now() + interval '9 minutes'
     from accounts where login = $1 returning id`,
    [login],
  );
  return String(row?.['id']);
};
