import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { findFile } from '@/lib/storage/open-file';
import { makeRenditions } from '@/lib/storage/rendition';

/** Nothing to do for a photo that was deleted meanwhile. */
export const handle: JobHandler<{ fileId: string }> = async ({ fileId }) => {
  const file = await findFile(fileId);
  if (file) await makeRenditions(file);
};
