import type { PreviousVersion } from '@/app/_features/quotations/versions/previous-version';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { mayRevise } from '@/lib/quotations/rules';
import { readVersions } from '@/lib/quotations/versions/queries';

/** The version that a draft will replace; null for a first one. */
export async function readPrevious(
  actor: Actor,
  { previousId }: QuotationDetail,
  versions: readonly QuotationDetail[],
): Promise<PreviousVersion | null> {
  const previous = versions.find(({ id }) => id === previousId);
  if (!previous) return null;
  const content = (await readVersions(actor, [previous])).get(previous.id);
  if (!content) return null;
  return {
    version: previous.version,
    accepted: previous.stateId === QUOTATION.ACCEPTED && !mayRevise(previous),
    content,
  };
}
