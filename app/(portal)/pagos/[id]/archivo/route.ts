import { currentActor } from '@/lib/identity/session';
import { readBatchFile } from '@/lib/payouts/export-batch';
import { answerBatchFile } from '../answer-batch-file';

type Context = { params: Promise<{ id: string }> };

/** The file by which the bank pays a batch: whole account numbers, kept by no browser and no cache. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerBatchFile(request, async () => {
    const [actor, { id }] = await Promise.all([currentActor(), params]);
    return readBatchFile(actor, id);
  });
