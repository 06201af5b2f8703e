import { get, type IncomingHttpHeaders } from 'node:http';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders };

/** An answer over a connection of its own: the next one goes to the next process. */
const askAnew = (url: string, cookie: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, headers: { cookie } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    });
    asked.on('error', reject);
  });

const several = async (url: string, cookie: string): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let count = 0; count < 6; count += 1) answers.push(await askAnew(url, cookie));
  return answers;
};

test('who signed in at one process is known to all of them, and to none after signing out', async ({
  request,
  database,
  baseURL,
}) => {
  const live = await several(`${baseURL}/api/health/live`, '');
  const numbers = new Set(live.map(({ headers }) => headers['x-process']));
  // The tests ask for two (start-elenco.ts); who runs them on one proves less.
  expect(numbers.size).toBe(Number(process.env.WEB_PROCESSES || 2));

  const own = await makeShownTenant(database);
  await signIn(request, own.account);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const page = `${baseURL}/clientes`;
  expect((await several(page, cookie)).map(({ status }) => status)).toEqual(Array(6).fill(200));

  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  await request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } });
  const refused = await several(page, cookie);
  expect(
    refused.map(({ status, headers }) => status === 307 && headers.location?.includes('/login')),
  ).toEqual(Array(6).fill(true));
});
