import type { OfferContent, OfferLine } from './offer-content';

/** The reason for an offer without IVA: the agency is not responsible for it, or lines are excluded. Empty when all of it has IVA. */
export function withoutIvaOf(
  { responsableIva }: { readonly responsableIva: boolean },
  lines: readonly Pick<OfferLine, 'iva' | 'subtotal'>[],
): Pick<OfferContent, 'withoutIva'> {
  if (!responsableIva) return { withoutIva: 'NOT_RESPONSIBLE' };
  const excluded = lines.filter(({ iva, subtotal }) => iva === 0 && subtotal > 0).length;
  if (excluded === 0) return {};
  return { withoutIva: excluded === lines.length ? 'EXCLUDED' : 'SOME_EXCLUDED' };
}
