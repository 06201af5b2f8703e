import type { Account } from '../../e2e/pages/login-page.ts';

export type Visitor = {
  /** The header that says who it is. */
  readonly cookie: string;
  /** The status of the answer, once it has come whole. */
  readonly ask: (path: string, init?: RequestInit) => Promise<number>;
};

/** Somebody who signed in without a browser, by the door of agencies or of administrators. */
export async function signIn(
  url: string,
  { email, password }: Account,
  door: 'agency' | 'admin' = 'agency',
): Promise<Visitor> {
  const cookies = new Map<string, string>();

  const header = () => [...cookies].map((pair) => pair.join('=')).join('; ');

  async function send(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { ...headers, cookie: header(), origin: url },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  const { csrfToken } = await (await send('/api/auth/csrf')).json();
  const body = new URLSearchParams({ email, password, csrfToken, json: 'true' });
  const answer = await send(`/api/auth/callback/${door}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the log-in was answered ${answer.status}`);
  await answer.arrayBuffer();
  return {
    cookie: header(),
    ask: async (path, init) => {
      const response = await send(path, init);
      await response.arrayBuffer();
      return response.status;
    },
  };
}
