import { roundUp, times } from '@/lib/core/money';
import type { WithholdingSchedule } from '@/lib/taxes/rules/withholding-schedule';

/**
 * The smallest gross per day whose net for all the days, net(p × days), is at least `netPerDay × days`.
 * The net drops between pieces, so each is asked for itself, in order: on one piece it never falls, and the first
 * piece that holds an answer holds the smallest.
 * @throws RangeError when no gross pays that net (a rate of 100 % or more)
 */
export function grossUp(schedule: WithholdingSchedule, netPerDay: number, days: number): number {
  const net = times(netPerDay, days);
  if (net === 0) return 0;
  for (const [index, { from, payingNet }] of schedule.entries()) {
    if (!payingNet) continue;
    const perDay = roundUp(Math.max(from, payingNet(net)), { numerator: 1, denominator: days });
    const nextPiece = schedule[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (times(perDay, days) < nextPiece) return perDay;
  }
  throw new RangeError(`No gross pays a net of ${net}`);
}
