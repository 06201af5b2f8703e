import type { CompleteInputs } from './complete-inputs';
import type { TalentWithholding } from './quotation-inputs';
import type { TaxBook } from './tax-book';
import { NOTHING_WITHHELD, piece, type WithholdingSchedule } from './withholding-schedule';

/** Whether who pays the talents withholds: the platform does, an agency only by its nature. */
export function payerWithholds({ tercero, agency }: Pick<CompleteInputs, 'tercero' | 'agency'>): boolean {
  if (tercero) return true;
  return agency.legalNature === 'PERSONA_JURIDICA' ? !agency.regimenSimple : agency.retenedorRenta === true;
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
