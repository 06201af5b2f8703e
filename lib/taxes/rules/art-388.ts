import { parseDecimal } from '@/lib/core/money';
import { LAW, type LegalName, monthlyUvt } from './law';
import type { WithholdingBracket } from './tax-table';
import { type TaxUnit, uvtInPesos } from './tax-unit';

/** What a person declares that lowers the base of art. 383 ET, in whole pesos of one month. */
export type MonthlyReductions = {
  /** Paid to health and pension by the planilla: not income (arts. 55 and 56 ET). */
  readonly contributions: number;
  /** It has dependants (art. 387 par. 2 ET). */
  readonly dependants: boolean;
  /** Interest of a loan for a home (art. 387 ET). */
  readonly mortgage: number;
  /** Prepaid health (art. 387 ET). */
  readonly health: number;
  /** Voluntary pension funds and AFC accounts (arts. 126-1 and 126-4 ET). */
  readonly voluntary: number;
};

export const NO_REDUCTIONS: MonthlyReductions = {
  contributions: 0,
  dependants: false,
  mortgage: 0,
  health: 0,
  voluntary: 0,
};

export const hasReductions = ({ dependants, ...amounts }: MonthlyReductions): boolean =>
  dependants || Object.values(amounts).some((amount) => amount > 0);

/**
 * How a month's payments come to what is taxed, in whole pesos: each reduction as its own limit leaves it, and what of
 * them and of what is exempt counts under the limit of all together.
 */
export type ReducedBase = {
  readonly gross: number;
  readonly contributions: number;
  readonly dependants: number;
  readonly mortgage: number;
  readonly health: number;
  readonly voluntary: number;
  /** Art. 206 num. 10 ET. */
  readonly exempt: number;
  /** What counts of the five above: no more than a share of what is left after the contributions, and a cap. */
  readonly counted: number;
  readonly base: number;
};

/** Each part in 1/SCALE of a 1/numerator of a peso, so that tenths, quarters and fifths of a payment are whole. */
const SCALE = 200n;

const least = (...amounts: readonly bigint[]): bigint =>
  amounts.reduce((smallest, one) => (one < smallest ? one : smallest));

/** The parts of the base in `SCALE × minorPerPeso.numerator` of a peso, in the order of art. 388 ET. */
function exactBase(unit: TaxUnit, payment: number, declared: MonthlyReductions) {
  const peso = SCALE * BigInt(unit.minorPerPeso.numerator);
  const gross = SCALE * BigInt(payment) * BigInt(unit.minorPerPeso.denominator);
  const pesos = (amount: number) => BigInt(amount) * peso;
  const cap = (name: LegalName) => pesos(uvtInPesos(monthlyUvt(LAW[name]), unit.pesos));
  const share = (name: LegalName, amount: bigint) =>
    (amount * BigInt(LAW[name].value.numerator)) / BigInt(LAW[name].value.denominator);
  const contributions = least(pesos(declared.contributions), gross);
  const net = gross - contributions;
  const dependants = declared.dependants ? least(share('dependantsShare', gross), cap('dependantsCap')) : 0n;
  const mortgage = least(pesos(declared.mortgage), cap('mortgageCap'));
  const health = least(pesos(declared.health), cap('healthCap'));
  const voluntary = least(pesos(declared.voluntary), share('voluntaryShare', gross), cap('voluntaryCap'));
  const left = net - dependants - mortgage - health - voluntary;
  const exempt = left > 0n ? least(share('exemptShare', left), cap('exemptCap')) : 0n;
  const together = dependants + mortgage + health + voluntary + exempt;
  const counted = least(together, share('togetherShare', net), cap('togetherCap'));
  const base = net - counted;
  return { peso, gross, contributions, dependants, mortgage, health, voluntary, exempt, counted, base };
}

/** The same in whole pesos, for who reads how it was worked out. */
export function reducedBase(unit: TaxUnit, payment: number, declared: MonthlyReductions): ReducedBase {
  const { peso, ...exact } = exactBase(unit, payment, declared);
  const whole = (amount: bigint) => Number((2n * amount + peso) / (2n * peso));
  return {
    gross: whole(exact.gross),
    contributions: whole(exact.contributions),
    dependants: whole(exact.dependants),
    mortgage: whole(exact.mortgage),
    health: whole(exact.health),
    voluntary: whole(exact.voluntary),
    exempt: whole(exact.exempt),
    counted: whole(exact.counted),
    base: whole(exact.base),
  };
}

/**
 * Minor units withheld from a month's payments by art. 383 ET less what art. 388 lets be taken from them; exact up to
 * the one rounding of the tax. With nothing declared it is what `art383Schedule` withholds.
 */
export function reducedWithholding(
  brackets: readonly WithholdingBracket[],
  unit: TaxUnit,
  payment: number,
  declared: MonthlyReductions,
): number {
  const { peso, base } = exactBase(unit, payment, declared);
  const uvt = BigInt(unit.pesos) * peso;
  const reached = brackets.filter(({ fromUvt }) => fromUvt === 0 || base > BigInt(fromUvt) * uvt);
  const bracket = reached.toSorted((a, b) => b.fromUvt - a.fromUvt)[0];
  if (!bracket) return 0;
  const { numerator, denominator } = parseDecimal(bracket.rate);
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  const taxed = top * (base - BigInt(bracket.fromUvt) * uvt) + bottom * BigInt(bracket.addUvt) * uvt;
  // In pesos it is taxed ÷ (bottom × peso); a peso is numerator ÷ denominator minor units.
  const minor = taxed * BigInt(unit.minorPerPeso.numerator);
  const per = bottom * peso * BigInt(unit.minorPerPeso.denominator);
  return Number((2n * minor + per) / (2n * per));
}
