import { AppError } from '@/lib/core/errors';
import { getSealCertificate } from '@/lib/documents/verification/queries';
import { requestLog } from '@/lib/platform/log';

type Context = { params: Promise<{ fingerprint: string }> };

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** A certificate by which documents were sealed, for readers of PDF that should know it; 404 for no such one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { fingerprint } = await params;
  try {
    const headers = {
      ...HEADERS,
      'Content-Type': 'application/x-pem-file',
      'Content-Disposition': `attachment; filename="sello-${fingerprint.slice(0, 8)}.pem"`,
    };
    return new Response(await getSealCertificate(fingerprint), { headers });
  } catch (error) {
    const isNone = error instanceof AppError && error.code === 'NOT_FOUND';
    if (!isNone) requestLog(request.headers).error({ err: error }, 'certificate not read');
    return new Response(null, { status: isNone ? 404 : 503, headers: HEADERS });
  }
}
