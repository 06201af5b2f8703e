import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { requireTalent } from '@/lib/core/abilities';
import { currentActor } from '@/lib/identity/session';
import { keepPaper } from '@/lib/talents/own/papers/keep-paper';

/**
 * One of a talent's own papers for all its contracts: multipart `kind` (docId, rut, eps or arl), `file`, and where they
 * are known `issuedOn` and `expiresOn` (YYYY-MM-DD). Answers `{ status, id, name, size }`, the id being the kind, or
 * `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => requireTalent(await currentActor()),
    missing: 'contract.uploadDocument',
    keep: async (actor, { field, name, bytes }) => {
      const upload = { kind: field('kind'), issuedOn: field('issuedOn'), expiresOn: field('expiresOn') };
      const kept = await keepPaper(actor, { ...upload, name, bytes });
      return { status: 200, id: kept.kind, name: kept.name, size: kept.size };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
