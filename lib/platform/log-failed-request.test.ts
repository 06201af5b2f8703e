import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { log } from './log';
import { logFailedRequest } from './log-failed-request';

const asked = {
  path: '/eventos?q=ana',
  method: 'GET',
  headers: { 'x-request-id': '0c8f2f5e-6f53-4f0e-8f6e-0d4b6f1f2a11', cookie: 'secret' },
};
const route = { routePath: '/(portal)/eventos', routeType: 'render' };

afterEach(() => vi.restoreAllMocks());

test('one line leads from the code of the error page, and from X-Request-Id, to what happened', () => {
  const error = Object.assign(new Error('broken'), { digest: '1234567890' });
  const line = vi.spyOn(log, 'error').mockReturnValue(undefined);
  logFailedRequest(error, asked, route);
  expect(line).toHaveBeenCalledWith(
    {
      requestId: asked.headers['x-request-id'],
      digest: '1234567890',
      method: 'GET',
      path: '/eventos',
      ...route,
      err: error,
    },
    'request failed',
  );
});

test('a refusal that the page tells in words is no failure', () => {
  const [failed, refused] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn').mockReturnValue(undefined)];
  logFailedRequest(new AppError('RATE_LIMITED', 'errors.allowance.search'), asked, route);
  expect(failed).not.toHaveBeenCalled();
  expect(refused.mock.calls[0]?.[0]).toMatchObject({ path: '/eventos', reason: 'errors.allowance.search' });
});

test('a client that hangs up is no failure', async () => {
  const failed = vi.spyOn(log, 'error');
  const { ResponseAborted } = await import('next/dist/server/web/spec-extension/adapters/next-request');
  logFailedRequest(new ResponseAborted(), asked, route);
  expect(failed).not.toHaveBeenCalled();
});

test('what no browser sends to a server action is no failure, the same words elsewhere are one', () => {
  const [failed, refused] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info').mockReturnValue(undefined)];
  failed.mockReturnValue(undefined);
  const action = { ...route, routeType: 'action' };
  logFailedRequest(new Error('Connection closed.'), asked, action);
  expect(failed).not.toHaveBeenCalled();
  expect(refused.mock.calls[0]?.[0]).toMatchObject({ path: '/eventos', reason: 'Connection closed.' });
  logFailedRequest(new Error('Connection closed.'), asked, route);
  logFailedRequest(new Error('broken'), asked, action);
  expect(failed).toHaveBeenCalledTimes(2);
});
