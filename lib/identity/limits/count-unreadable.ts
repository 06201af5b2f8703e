import { AppError } from '@/lib/core/errors';
import { requestIp } from '@/lib/platform/request-ip';
import { countAttempt } from './count-attempt';

/**
 * Counts a request whose body nobody could read, and answers how to refuse it: with its own fault, or RATE_LIMITED once
 * its network sent too many. What can be read is never refused for these, or one could shut out a network that many
 * share.
 */
export async function countUnreadable(fault: AppError, headers: Pick<Headers, 'get'>): Promise<AppError> {
  try {
    await countAttempt('unreadable', { ip: requestIp(headers) });
    return fault;
  } catch (error) {
    return error instanceof AppError && error.code === 'RATE_LIMITED' ? error : fault;
  }
}
