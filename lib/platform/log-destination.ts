import { destination } from 'pino';

/** What is kept for a moment when lines cannot be written; more is dropped. */
const WAITING_BYTES = 256 * 1024;

/**
 * Standard output for the log. A line that cannot be written (a full disk, a pipe that nobody reads) is lost: logging
 * must never be what fails, and an error that is logged again would not end.
 */
export function logDestination(): ReturnType<typeof destination> {
  const output = destination({ fd: 1, sync: true, maxLength: WAITING_BYTES });
  output.on('error', () => undefined);
  return output;
}
