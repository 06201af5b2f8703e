import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as graphql from '../graphql/route';
import { onlyPost, unknownPath } from './unknown-path';

const APP = path.resolve(import.meta.dirname, '..');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const files = ['api', 'notify', 'graphql', 'upload-images', 'post-profile'].flatMap((folder) =>
  readdirSync(path.join(APP, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => path.join(folder, file)),
);

describe('a path for programs', () => {
  test.each(files)(
    '[2.7.3/all POST] %s answers every method itself: Next would with an empty body',
    async (file) => {
      const module: Record<string, unknown> = await import(path.join(APP, file));
      expect(METHODS.filter((method) => typeof module[method] !== 'function')).toEqual([]);
    },
  );

  test('[2.7.3/unknown paths] that there is not, and a method it does not take, are told in JSON', async () => {
    const request = new Request('http://localhost:3000/api/save-nada', { method: 'POST', body: '{}' });
    const unknown = await unknownPath(request);
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { status: 404, message: 'Esta dirección no existe.' },
    ]);
    const wrong = await onlyPost(new Request('http://localhost:3000/api/forgot-password'));
    expect([wrong.status, wrong.headers.get('allow'), await wrong.json()]).toEqual([
      405,
      'POST',
      { status: 405, message: 'Esta dirección no acepta ese método.' },
    ]);
    const put = await graphql.PUT(new Request('http://localhost:3000/graphql', { method: 'PUT' }));
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const asked = await onlyPost(new Request('http://localhost:3000/api/x', { method: 'OPTIONS' }));
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });
});
