import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from './document';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

let folder: string;
beforeAll(async () => {
  // Below node_modules, where the program finds its packages and no other check finds the program.
  const cache = path.join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'openapi-client-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program that uses what the document promises, without a cast or a check that strict types do not ask for. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { operations, paths, webhooks } from './elenco';

const client = createClient<paths>({ baseUrl: 'https://elenco.example' });
const key = { header: { 'Idempotency-Key': 'press-0001' } };

export async function enter(email: string, password: string): Promise<string> {
  const { data, error, response } = await client.POST('/api/login/talento', { body: { email, password } });
  if (error) throw new Error('error' in error ? error.error : error.message);
  const state: number = data.user.state;
  const role: number | null = data.user.roleId;
  return [data.user.token, state, role, response.headers.get('X-Request-Id')].join(' ');
}

export async function save(): Promise<string[]> {
  const { error } = await client.POST('/post-profile', {
    params: key,
    body: { height: 174, skillTalents: [{ areaId: 1, name: 'Inglés' }] },
  });
  return (error?.fields ?? []).map(({ path, message }) => path + message.toUpperCase());
}

export async function well(): Promise<boolean> {
  const { data } = await client.GET('/api/health/parts');
  const figure: number | null | undefined = data?.parts.database.figure;
  return data?.well === true && figure !== undefined;
}

export async function told(): Promise<string | undefined> {
  const { data } = await client.POST('/notify/client', { params: key, body: { eventId: 'e' } });
  return data?.message;
}

// What the document refuses, the compiler does.
// @ts-expect-error a kind that there is not
export const kind: NonNullable<operations['saveTalentDocument']['requestBody']>['content']['multipart/form-data']['kind'] = 'pasaporte';
// @ts-expect-error a log-in without its password
export const half = () => client.POST('/api/login/talento', { body: { email: 'a@b.co' } });

type Message = webhooks['elenco']['post']['requestBody']['content']['application/json'];
export function onMessage({ type, sequence, data }: Message): string {
  if (type === 'contract.signed') return data.id ?? '';
  const number: number | null = sequence;
  return String(number);
}
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  files: ['program.ts'],
};

test('a client generated from the document compiles strictly, and a program that uses it without a cast', {
  timeout: 300_000,
}, async () => {
  await writeFile(
    path.join(folder, 'openapi.json'),
    JSON.stringify(openApiDocument('https://elenco.example')),
  );
  await run(process.execPath, [
    '--import',
    path.join(import.meta.dirname, 'testing/typescript-for-generators.mjs'),
    path.join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'),
    path.join(folder, 'openapi.json'),
    '--output',
    path.join(folder, 'elenco.ts'),
  ]);
  await writeFile(path.join(folder, 'program.ts'), PROGRAM);
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  const compiled = await run(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compiled.stdout).toBe('');
});
