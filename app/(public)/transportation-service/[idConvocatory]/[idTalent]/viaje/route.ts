import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyGet } from '@/app/api/unknown-path';
import { currentLinkActor } from '@/lib/identity/session';
import { getRideView } from '@/lib/rides/ride-page';
import '@/lib/root/reactions';

type Context = { params: Promise<{ idConvocatory: string; idTalent: string }> };

/** How the ride goes that the page above shows, for that page alone; null when there is none. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const { idConvocatory: convocatoryId, idTalent: talentId } = await params;
    const ride = await getRideView(await currentLinkActor('RIDE', { convocatoryId, talentId }));
    return Response.json({ ride }, { headers: { 'Cache-Control': 'no-store' } });
  });

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
