import { floorOfLine } from '@/lib/core/money';

/**
 * The withholding of a payment as linear pieces, each rounded half-up. Between pieces the net may drop (at a threshold,
 * at the brackets of art. 383).
 */
export type WithholdingSchedule = readonly WithholdingPiece[];

export type WithholdingPiece = {
  /** The smallest payment of the piece, in minor units; it ends where the next one starts. */
  readonly from: number;
  /** Minor units withheld from a payment. */
  readonly withheld: (payment: number) => number;
  /** The smallest payment whose net on this line reaches `net`; null where no payment does. */
  readonly payingNet: ((net: number) => number) | null;
};

/** A piece that withholds R((slope × payment + start) ÷ divisor). */
export function piece(from: number, slope: bigint, start: bigint, divisor: bigint): WithholdingPiece {
  // payment − ⌊tax + ½⌋ ≥ net, solved for the payment:
  // 2(divisor − slope) · payment > 2 · divisor · net + 2 · start − divisor.
  const kept = divisor - slope;
  const bound = kept > 0n ? floorOfLine(2n * divisor, 2n * start - divisor, 2n * kept) : null;
  return {
    from,
    withheld: floorOfLine(2n * slope, 2n * start + divisor, 2n * divisor),
    payingNet: bound && ((net) => bound(net) + 1),
  };
}

export const NOTHING_WITHHELD: WithholdingSchedule = [
  { from: 0, withheld: () => 0, payingNet: (net) => net },
];

/** Minor units withheld from a payment. */
export function withheldFrom(schedule: WithholdingSchedule, payment: number): number {
  let withheld = 0;
  for (const candidate of schedule) {
    if (candidate.from > payment) break;
    withheld = candidate.withheld(payment);
  }
  return withheld;
}
