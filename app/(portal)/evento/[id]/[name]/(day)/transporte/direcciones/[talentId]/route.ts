import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { readJson } from '@/app/api/read-json';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { answerAgencyQuestion } from '@/lib/rides/addresses/answer-question';
import type { AddressQuestion } from '@/lib/rides/addresses/inputs';

type Context = { params: Promise<{ id: string; talentId: string }> };

const MOST_BYTES = 2_000;

/** Addresses around an event, for who says where one of its people is fetched. Posted, so that no log has them. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const { id: eventId, talentId } = await params;
    const question = (await readJson(request, MOST_BYTES)) as AddressQuestion;
    const answer = await answerAgencyQuestion(await currentActor(), { eventId, talentId }, question);
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
