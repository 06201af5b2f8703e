import { calendarFile } from '@/lib/event-day/call-sheet/calendar-file';
import { getOwnSheet } from '@/lib/event-day/call-sheet/queries';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { contentDisposition } from '@/lib/storage/file-name';

type Context = { params: Promise<{ convocatedId: string }> };

/** The days of a talent's own work as a file for its calendar. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const sheet = await getOwnSheet(await currentActor(), (await params).convocatedId);
    return new Response(calendarFile(sheet, sheet.sentDays), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': contentDisposition('attachment', 'hoja-de-llamado.ics'),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
