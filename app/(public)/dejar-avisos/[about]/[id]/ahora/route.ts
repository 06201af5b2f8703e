import { type NextRequest, NextResponse } from 'next/server';
import { readStopLink, stopLinks } from '@/lib/notifications/email/stop-link';
import { stopMessages } from '@/lib/talents/own/message-settings/stop-messages';

/** The address holds a proof of whose messages these are. */
const headers = { 'Cache-Control': 'no-store' };
const notFound = () => new Response(null, { status: 404, headers });

type Context = { params: Promise<{ about: string; id: string }> };

async function subjectOf({ nextUrl }: NextRequest, { params }: Context) {
  const { about, id } = await params;
  return readStopLink(about, id, nextUrl.searchParams.get('f'));
}

/** Stops at once, as a mail program asks it to (RFC 8058), or a page's button does, which begins again too. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const subject = await subjectOf(request, context);
  if (!subject) return notFound();
  const begins = (await request.formData().catch(() => null))?.get('volver') === 'si';
  if (!(await stopMessages(subject, !begins))) return notFound();
  const isPerson = request.headers.get('accept')?.includes('text/html');
  return isPerson
    ? NextResponse.redirect(stopLinks(subject).page, { status: 303, headers })
    : new Response(null, { headers });
}

/** Whoever opens the address is asked first. */
export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const subject = await subjectOf(request, context);
  return subject ? NextResponse.redirect(stopLinks(subject).page, { status: 303, headers }) : notFound();
}
