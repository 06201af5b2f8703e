import { parseDecimal, ratio } from '@/lib/core/money';
import type { WithholdingBracket } from './tax-table';
import { type TaxUnit, uvtInPesos } from './tax-unit';
import { piece, type WithholdingPiece, type WithholdingSchedule } from './withholding-schedule';

/** Art. 206 num. 10 ET: 25 % is exempt, up to 790 UVT a year; a payment counts as one month of it. */
export const EXEMPTION_CAP_UVT = ratio(790, 12);

/**
 * The table of art. 383 ET on a payment less its exemption. Exact up to the one rounding of the tax: the base is
 * held in UVT, never in rounded pesos; only the cap, an amount that the law gives in UVT, is rounded (art. 868).
 */
export function art383Schedule(brackets: readonly WithholdingBracket[], unit: TaxUnit): WithholdingSchedule {
  const uvt = BigInt(unit.pesos);
  const cap = BigInt(uvtInPesos(EXEMPTION_CAP_UVT, unit.pesos));
  const minor = BigInt(unit.minorPerPeso.numerator);
  const pesos = BigInt(unit.minorPerPeso.denominator);
  /** From this payment on the exemption is the cap and no longer a quarter. */
  const capped = Number((4n * cap * minor + pesos - 1n) / pesos);

  const sorted = [...brackets].sort((a, b) => a.fromUvt - b.fromUvt);
  const starts = sorted.map(({ fromUvt }) => startOf(BigInt(fromUvt) * uvt));

  return sorted.flatMap(({ fromUvt, rate, addUvt }, index) => {
    const { numerator, denominator } = parseDecimal(rate);
    const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
    const added = (BigInt(addUvt) * bottom - top * BigInt(fromUvt)) * uvt * minor;
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const pieces: WithholdingPiece[] = [];
    if (start < capped) pieces.push(piece(start, 3n * top * pesos, 4n * added, 4n * bottom * pesos));
    if (end > capped) {
      const exempt = top * cap * minor;
      pieces.push(piece(Math.max(start, capped), top * pesos, added - exempt, bottom * pesos));
    }
    return pieces;
  });

  /** The smallest payment whose base is above so many pesos: a bracket starts above its lower limit. */
  function startOf(base: bigint): number {
    if (base === 0n) return 0;
    const payment = base <= 3n * cap ? (4n * base * minor) / (3n * pesos) : ((base + cap) * minor) / pesos;
    return Number(payment) + 1;
  }
}
