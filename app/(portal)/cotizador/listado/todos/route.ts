import { summaryOf } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { answerMatching } from '@/app/api/answer-matching';
import { WHOLE_LIST } from '../whole-list';

/** The quotations that match, of all pages. */
export function GET(request: Request): Promise<Response> {
  const now = Date.now();
  return answerMatching(request, { ...WHOLE_LIST, toRow: (quotation) => summaryOf(quotation, now) });
}
