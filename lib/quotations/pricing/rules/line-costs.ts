import type { TalentWithholding } from '@/db/values/line-values';
import { roundHalfUp, times } from '@/lib/core/money';
import { type WithholdingSchedule, withheldFrom } from '@/lib/taxes/rules/withholding-schedule';
import type { CompleteInputs, CompleteLine } from './complete-inputs';
import { grossUp } from './gross-up';

/** The costs of a line's talents, and the platform's fee on them, in minor units. */
export type LineCosts = {
  readonly line: CompleteLine;
  /** The method applied: NONE where the payer does not withhold. */
  readonly appliedWithholding: TalentWithholding;
  /** Gross per person-day. */
  readonly payPerDay: number;
  /** Net per person for the whole line. */
  readonly announcement: number;
  readonly totalAnnouncement: number;
  readonly talentCosts: number;
  readonly talentWithheld: number;
  readonly foodCost: number;
  readonly transportationCost: number;
  readonly platformFee: number;
  /** The agency's cost of a person-day, before IVA and service agents. */
  readonly paymentProducer: number;
};

export function lineCosts(
  line: CompleteLine,
  inputs: CompleteInputs,
  appliedWithholding: TalentWithholding,
  schedule: WithholdingSchedule,
): LineCosts {
  const { people, personDays, days, budget } = line;
  const payPerDay = line.payBasis === 'NET' ? grossUp(schedule, budget, days) : budget;
  const payment = times(payPerDay, days);
  const withheld = withheldFrom(schedule, payment);
  const feePerDay = roundHalfUp(payPerDay, inputs.platformGain);
  return {
    line,
    appliedWithholding,
    payPerDay,
    announcement: payment - withheld,
    totalAnnouncement: times(payment - withheld, people),
    talentCosts: times(payPerDay, personDays),
    talentWithheld: times(withheld, people),
    foodCost: times(inputs.feeding, personDays),
    transportationCost: times(inputs.transport, personDays),
    platformFee: times(feePerDay, personDays),
    paymentProducer: payPerDay + feePerDay + inputs.feeding + inputs.transport,
  };
}
