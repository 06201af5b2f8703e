import { databasePool } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { verifyChain } from './verify-chain';

/**
 * Tells the log how long the chain is and how it ends: kept with the logs, that end proves later that nothing before
 * it was cut off or written anew (`npm run audit:verify -- --head`). A fault is an error in the log.
 */
export const handle: JobHandler<Record<string, never>> = async (_payload, { log }) => {
  const { links, head, fault } = await verifyChain(databasePool());
  if (fault) log.error({ links, fault }, 'the audit trail was tampered with');
  else log.info({ links, head: head && `${head.position}:${head.hash}` }, 'the audit trail is whole');
};
