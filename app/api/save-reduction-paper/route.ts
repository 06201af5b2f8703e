import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { requireTalent } from '@/lib/core/abilities';
import { currentActor } from '@/lib/identity/session';
import { keepReductionPaper } from '@/lib/taxes/reductions/keep-reductions';

/**
 * The paper that proves what a talent declares to a payer: multipart `agencyId`, `kind` (CONTRIBUTIONS, MORTGAGE, HEALTH
 * or VOLUNTARY) and `file`. Answers `{ status, id, name, size }`, the id being the kind, or `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => requireTalent(await currentActor()),
    missing: 'contract.uploadDocument',
    keep: async (actor, { field, name, bytes }) => {
      const asked = { agencyId: field('agencyId') ?? '', kind: field('kind') ?? '' };
      const kept = await keepReductionPaper(actor, { ...asked, name, bytes });
      return { status: 200, id: kept.kind, name: kept.name, size: kept.size };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
