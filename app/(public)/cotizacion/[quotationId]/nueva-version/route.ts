import { linkToNewerVersion } from '@/lib/quotations/answers/link-to-newer-version';
import { leadOn } from '../lead-on';

type Context = { params: Promise<{ quotationId: string }> };

/** Leads the holder of a link to a replaced version on to the one that stands. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return leadOn(request, (await params).quotationId, linkToNewerVersion);
}
