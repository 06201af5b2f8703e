import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepTreatyPaper } from '@/lib/claims/non-resident/keep-treaty-paper';
import { mayReviewClaims } from '@/lib/claims/policy';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ id: string }> };

/** The paper of a treaty as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      mayReviewClaims(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { id } = await params;
      return { status: 200, ...(await keepTreatyPaper(actor, { id, name, bytes })) };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
