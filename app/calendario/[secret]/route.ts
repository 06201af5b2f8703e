import { ownCalendar } from '@/lib/analytics/own-work/own-calendar';
import { notFound } from '@/lib/core/errors';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { talentOfCalendar } from '@/lib/talents/availability/calendar/queries';

type Context = { params: Promise<{ secret: string }> };

/** A talent's calendar for the programs that follow it; the secret of its address is all they have. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const talentId = await talentOfCalendar((await params).secret);
    if (!talentId) throw notFound('errors.notFound');
    return new Response(await ownCalendar(talentId), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
