import { linkToAddition } from '@/lib/quotations/answers/link-to-addition';
import { leadOn } from '../../lead-on';

type Context = { params: Promise<{ quotationId: string; additionId: string }> };

/** Leads the holder of a link to an accepted quotation on to what was added to it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { quotationId, additionId } = await params;
  return leadOn(request, quotationId, (actor) => linkToAddition(actor, additionId));
}
