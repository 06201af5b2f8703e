import type { TalentWithholding } from '@/db/values/line-values';
import type { AgencyTaxFlags } from './quotation-inputs';
import type { TaxBook } from './tax-book';
import { NOTHING_WITHHELD, piece, type WithholdingSchedule } from './withholding-schedule';

/**
 * Whether talents are withheld from: by the agency's quality alone. The régimen simple frees from it whatever the other
 * flags (ET art. 911). Where the platform pays, it pays as the agency's mandatary and withholds by its principal's
 * quality (DUR 1625 de 2016 art. 1.2.4.11), so `tercero` is not asked.
 */
export function agencyWithholds(agency: AgencyTaxFlags): boolean {
  if (agency.regimenSimple) return false;
  return agency.legalNature === 'PERSONA_JURIDICA' || agency.retenedorRenta === true;
}

/** What is withheld from one talent's payment for a whole line, since thresholds apply to the payment. */
export function talentSchedule(method: TalentWithholding, book: TaxBook): WithholdingSchedule {
  if (method === 'NONE') return NOTHING_WITHHELD;
  if (method === 'ART383') return book.art383() ?? NOTHING_WITHHELD;
  const applied = book.rate('RETE_FUENTE', method);
  if (!applied) return NOTHING_WITHHELD;
  const { numerator, denominator } = applied.rate;
  const above = piece(applied.minimum, BigInt(numerator), 0n, BigInt(denominator));
  return applied.minimum === 0 ? [above] : [...NOTHING_WITHHELD, above];
}
