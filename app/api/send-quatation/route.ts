import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { sendOrResendQuotation } from '@/lib/quotations/sending/resend-quotation';
import { answerRest } from '../answer-rest';

/**
 * The quotation notice: body `{ id }` (or `quotationId`, or `{ quotation: { id } }`). A draft is sent, a sent one is
 * mailed again, always to the address stored with it: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    await sendOrResendQuotation(await currentActor(), { id: idIn(body) });
    return 'Cotización enviada con exito';
  });

function idIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  if ('id' in body && typeof body.id === 'string') return body.id;
  if ('quotationId' in body && typeof body.quotationId === 'string') return body.quotationId;
  return 'quotation' in body ? idIn(body.quotation) : '';
}

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
