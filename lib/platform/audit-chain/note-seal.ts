import { databasePool } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { sealChains } from './seal-chains';

/**
 * Seals the chains and tells the log the last seal: kept with the logs, it proves later that nothing before it was cut
 * off or written anew (`npm run audit:verify -- --head`).
 */
export const handle: JobHandler<Record<string, never>> = async (_payload, { log }) => {
  const head = await sealChains(databasePool());
  if (head) log.info({ head: `${head.position}:${head.hash}` }, 'the audit trail is sealed');
};
