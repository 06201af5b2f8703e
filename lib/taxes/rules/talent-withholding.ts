import type { TalentWithholding } from '@/db/values/line-values';
import type { TaxBook } from './tax-book';
import type { AgencyTaxFlags } from './tax-flags';
import { NOTHING_WITHHELD, piece, type WithholdingSchedule } from './withholding-schedule';

/**
 * True when the payer withholds from talents. The agency's own flags decide: the régimen simple exempts it whatever the
 * others (ET art. 911). The platform pays as the agency's mandatary and withholds by its principal's flags (DUR 1625 de
 * 2016 art. 1.2.4.11), so `tercero` does not matter.
 */
export function agencyWithholds(
  agency: Pick<AgencyTaxFlags, 'legalNature' | 'regimenSimple' | 'retenedorRenta'>,
): boolean {
  if (agency.regimenSimple) return false;
  return agency.legalNature === 'PERSONA_JURIDICA' || agency.retenedorRenta === true;
}

/** How income tax is withheld from a talent: as a quotation supposes it, or as the talent's own tax data say. */
export type TalentMethod =
  | TalentWithholding
  | 'SERVICIOS_DECLARANTE'
  /** It is in the régimen simple (art. 911 ET). */
  | 'REGIMEN_SIMPLE'
  /** It resides abroad (art. 408 ET), and performs in a public show (Ley 1493 de 2011, art. 5). */
  | 'NO_RESIDENTE'
  | 'ARTISTA_NO_RESIDENTE';

/** The schedule for one talent's payment, because thresholds apply to the payment. */
export function talentSchedule(method: TalentMethod, book: TaxBook): WithholdingSchedule {
  if (method === 'NONE' || method === 'REGIMEN_SIMPLE') return NOTHING_WITHHELD;
  if (method === 'ART383') return book.art383() ?? NOTHING_WITHHELD;
  const applied = book.rate('RETE_FUENTE', method);
  if (!applied) return NOTHING_WITHHELD;
  const { numerator, denominator } = applied.rate;
  const above = piece(applied.minimum, BigInt(numerator), 0n, BigInt(denominator));
  return applied.minimum === 0 ? [above] : [...NOTHING_WITHHELD, above];
}
