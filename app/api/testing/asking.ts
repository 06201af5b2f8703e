import { expectDescribed } from '@/app/api/openapi/testing/described';
import { askAs } from '@/lib/testing/next-request';

/** Who sends the requests that follow in this test; nobody signed in unless told. */
export const as = askAs;

/** A body that is posted to a path; a text goes as it is. */
export const postTo = (
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Request =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Posts bodies to the handler of a REST path: the HTTP status as `http` beside what it answers, which the document describes. */
export const poster =
  (
    handler: (request: Request) => Promise<Response>,
    path: string,
    usual: () => Readonly<Record<string, string>> = () => ({}),
  ) =>
  async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await handler(postTo(path, body, { ...usual(), ...headers }));
    await expectDescribed(path, response);
    return { http: response.status, ...(await response.json()) };
  };
