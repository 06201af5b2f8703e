import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from '@/lib/platform/log';

/**
 * Passes the runner's own messages on. Those about one job are left out: `taskListOf` already says how it
 * ended, without the error's parameters and the payload.
 */
export function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    if (meta && 'job' in meta) return;
    if (String(level) === 'error') log.error(message);
    else if (String(level) === 'warning') log.warn(message);
    else log.debug(message);
  });
}
