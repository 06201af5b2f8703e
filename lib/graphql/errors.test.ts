import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { toGraphQLError } from './errors';

afterEach(() => vi.restoreAllMocks());

test('who hangs up leaves no error in the log, what breaks does', () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue(undefined);
  toGraphQLError(new DOMException('This operation was aborted', 'AbortError'), 'id');
  expect(failed).not.toHaveBeenCalled();
  expect(toGraphQLError(new Error('broken'), 'id').extensions).toEqual({ code: 'INTERNAL', requestId: 'id' });
  expect(failed).toHaveBeenCalledTimes(1);
});
