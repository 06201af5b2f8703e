import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepContribution } from '@/lib/claims/contributions/keep-contribution';
import { requireTalent } from '@/lib/core/abilities';
import { currentActor } from '@/lib/identity/session';

/**
 * A talent's planilla of social security: multipart `period` (YYYY-MM), `number`, `operator`, `paidOn` (YYYY-MM-DD) and
 * `file`. Answers `{ status, id, name, size }`, the id being the period, or `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => requireTalent(await currentActor()),
    missing: 'contract.uploadDocument',
    keep: async (actor, { field, name, bytes }) => {
      const said = {
        period: field('period'),
        number: field('number'),
        operator: field('operator'),
        paidOn: field('paidOn'),
      };
      const kept = await keepContribution(actor, { ...said, name, bytes });
      return { status: 200, id: kept.period, name: kept.name, size: kept.size };
    },
  });

export { onlyPost as DELETE, onlyPost as OPTIONS, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
