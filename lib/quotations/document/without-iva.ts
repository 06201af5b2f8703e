import type { OfferContent, OfferLine } from './offer-content';

/** Why an offer bears no IVA: its agency is not responsible for it, or lines are excluded from it. Empty when it bears it whole. */
export function withoutIvaOf(
  { responsableIva }: { readonly responsableIva: boolean },
  lines: readonly Pick<OfferLine, 'iva' | 'subtotal'>[],
): Pick<OfferContent, 'withoutIva'> {
  if (!responsableIva) return { withoutIva: 'NOT_RESPONSIBLE' };
  const excluded = lines.filter(({ iva, subtotal }) => iva === 0 && subtotal > 0).length;
  if (excluded === 0) return {};
  return { withoutIva: excluded === lines.length ? 'EXCLUDED' : 'SOME_EXCLUDED' };
}
