import { databasePool } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { verifyChain } from './verify-chain';

/** Verifies the whole trail. Throws when it was tampered with, so that it also stands among what failed on /sistema. */
export const handle: JobHandler<Record<string, never>> = async (_payload, { log }) => {
  const { links, head, fault } = await verifyChain(databasePool());
  if (fault) {
    log.error({ links, fault }, 'the audit trail was tampered with');
    throw new Error(`the audit trail was tampered with: ${fault.kind}`);
  }
  log.info({ links, head: head && `${head.position}:${head.hash}` }, 'the audit trail is whole');
};
