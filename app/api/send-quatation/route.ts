import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import type { QuotationIdInput } from '@/lib/quotations/inputs';
import { sendOrResendQuotation } from '@/lib/quotations/sending/resend-quotation';
import { answerRest } from '../answer-rest';
import { idAs, idIn } from '../named-in';

/**
 * The quotation notice: body `{ id }` (or `quotationId`, or `{ quotation: { id } }`). A draft is sent, a sent one is
 * mailed again, always to the address stored with it: an address in the body is not read.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(
    request,
    async (body) => {
      await sendOrResendQuotation(await currentActor(), { id: idIn(body, 'quotation') } as QuotationIdInput);
      return 'Cotización enviada con exito';
    },
    { sentAs: { id: idAs('quotation') } },
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
