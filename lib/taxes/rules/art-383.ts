import { parseDecimal } from '@/lib/core/money';
import { LAW, monthlyUvt } from './law';
import type { WithholdingBracket } from './tax-table';
import { type TaxUnit, uvtInPesos } from './tax-unit';
import { piece, type WithholdingPiece, type WithholdingSchedule } from './withholding-schedule';

/** What of a payment is exempt, and what of it is taxed, out of so many parts (art. 206 num. 10 ET). */
const PARTS = BigInt(LAW.exemptShare.value.denominator);
const EXEMPT = BigInt(LAW.exemptShare.value.numerator);
const TAXED = PARTS - EXEMPT;

/**
 * The table of art. 383 ET on a payment less its exemption. Exact up to the one rounding of the tax: the base is
 * held in UVT, never in rounded pesos; only the cap, an amount that the law gives in UVT, is rounded (art. 868).
 */
export function art383Schedule(brackets: readonly WithholdingBracket[], unit: TaxUnit): WithholdingSchedule {
  const uvt = BigInt(unit.pesos);
  const cap = BigInt(uvtInPesos(monthlyUvt(LAW.exemptCap), unit.pesos));
  const minor = BigInt(unit.minorPerPeso.numerator);
  const pesos = BigInt(unit.minorPerPeso.denominator);
  /** From this payment on the exemption is the cap and no longer a share. */
  const capped = Number((PARTS * cap * minor + EXEMPT * pesos - 1n) / (EXEMPT * pesos));

  const sorted = [...brackets].sort((a, b) => a.fromUvt - b.fromUvt);
  const starts = sorted.map(({ fromUvt }) => startOf(BigInt(fromUvt) * uvt));

  return sorted.flatMap(({ fromUvt, rate, addUvt }, index) => {
    const { numerator, denominator } = parseDecimal(rate);
    const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
    const added = (BigInt(addUvt) * bottom - top * BigInt(fromUvt)) * uvt * minor;
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const pieces: WithholdingPiece[] = [];
    if (start < capped) pieces.push(piece(start, TAXED * top * pesos, PARTS * added, PARTS * bottom * pesos));
    if (end > capped) {
      const exempt = top * cap * minor;
      pieces.push(piece(Math.max(start, capped), top * pesos, added - exempt, bottom * pesos));
    }
    return pieces;
  });

  /** The smallest payment whose base is above so many pesos: a bracket starts above its lower limit. */
  function startOf(base: bigint): number {
    if (base === 0n) return 0;
    const payment =
      EXEMPT * base <= TAXED * cap
        ? (PARTS * base * minor) / (TAXED * pesos)
        : ((base + cap) * minor) / pesos;
    return Number(payment) + 1;
  }
}
