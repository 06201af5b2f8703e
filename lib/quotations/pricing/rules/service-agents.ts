import { allocate, type Ratio, roundHalfUp, times } from '@/lib/core/money';
import type { CompleteInputs } from './complete-inputs';

/** The platform's people at the event, split among the lines by person-days. Minor units. */
export type ServiceAgents = {
  readonly subtotal: number;
  readonly iva: number;
  /** Per line. */
  readonly subtotals: readonly number[];
  readonly ivas: readonly number[];
};

export function serviceAgents(inputs: CompleteInputs, ivaRate: Ratio): ServiceAgents {
  const agentDays = times(inputs.agents, inputs.agentDays);
  const subtotal = times(agentDays, inputs.agentPrice);
  const iva = roundHalfUp(subtotal, ivaRate);
  const personDays = inputs.lines.map((line) => line.personDays);
  return { subtotal, iva, subtotals: allocate(subtotal, personDays), ivas: allocate(iva, personDays) };
}
