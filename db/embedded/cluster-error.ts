/** PostgreSQL could not be started; the message is one line for the person at the prompt, in Spanish. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}
