import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepCostProof } from '@/lib/finances/costs/keep-cost-proof';
import { mayKeepFinances } from '@/lib/finances/policy';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ costId: string }> };

/** The bill or receipt of a cost as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => mayKeepFinances(await currentActor()),
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { costId } = await params;
      return { status: 200, ...(await keepCostProof(actor, { costId, name, bytes })) };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
