import { opensMailbox, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { contentDisposition } from '@/lib/storage/file-name';

type Context = { params: Promise<{ id: string; index: string }> };

/** An attachment of a local mail, always as a download. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, index } = await params;
  const mail = opensMailbox(request.headers) ? await readMail(id) : null;
  const attachment = mail?.attachments[Number(index)];
  if (!attachment) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(attachment.content), {
    headers: {
      'Content-Type': attachment.mime,
      'Content-Disposition': contentDisposition('attachment', attachment.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
