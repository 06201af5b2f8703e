import { createHash } from 'node:crypto';
import { ownCalendar } from '@/lib/analytics/own-work/own-calendar';
import { notFound } from '@/lib/core/errors';
import { eventCalendar } from '@/lib/events/calendar/event-calendar';
import type { FeedHolder } from '@/lib/identity/calendar-feeds/feeds';
import { openFeed } from '@/lib/identity/calendar-feeds/open-feed';
import { answerWithFile } from '@/lib/storage/answer-with-file';

type Context = { params: Promise<{ secret: string }> };

/** For five minutes a program needs not ask again; an address that ended is followed no longer than that. */
const HEADERS = { 'Cache-Control': 'private, max-age=300', 'X-Content-Type-Options': 'nosniff' };

/** A calendar for the programs that follow it; the secret of its address is all they have. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const holder = await openFeed((await params).secret);
    if (!holder) throw notFound('errors.notFound');
    const text = await calendarOf(holder);
    const etag = etagOf(text);
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: { ...HEADERS, ETag: etag } });
    return new Response(text, {
      headers: { ...HEADERS, 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag },
    });
  });

const calendarOf = (holder: FeedHolder): Promise<string> =>
  holder.kind === 'talent' ? ownCalendar(holder.talentId) : eventCalendar(holder);

/** Of what it says; when it was drawn stands in it too. */
const etagOf = (text: string): string =>
  `W/"${createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')}"`;
