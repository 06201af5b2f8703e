import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { readJson } from '@/app/api/read-json';
import { onlyPost } from '@/app/api/unknown-path';
import { currentLinkActor } from '@/lib/identity/session';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { answerQuestion } from '@/lib/rides/addresses/answer-question';
import type { AddressQuestion } from '@/lib/rides/addresses/inputs';

type Context = { params: Promise<{ idConvocatory: string; idTalent: string }> };

const MOST_BYTES = 2_000;

/** Addresses, the address of a point, and the way by car, for the page above alone. Posted, so that no log has them. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const { idConvocatory: convocatoryId, idTalent: talentId } = await params;
    const actor = await currentLinkActor('RIDE', { convocatoryId, talentId });
    const question = (await readJson(request, MOST_BYTES)) as AddressQuestion;
    const answer = await answerQuestion(actor, question);
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
