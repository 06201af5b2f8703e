import { EVENT, QUOTATION } from '@/lib/core/states';
import acceptedPlans from './accepted-plans.json' with { type: 'json' };
import { agencyOf, type DemoAgency } from './agencies.ts';
import { demoId } from './chance.ts';
import { clientNamed, type DemoClient } from './clients.ts';
import { cityNamed, type ProfileCode, profileCode } from './lookups.ts';
import openPlans from './open-plans.json' with { type: 'json' };

export type LinePlan = {
  readonly profile: ProfileCode;
  readonly women: number;
  readonly men: number;
  readonly days: number;
  readonly budget: number;
  readonly basis: 'NET' | 'GROSS';
};

/** A quotation of the demo and, when it was accepted, its event. Days are counted from today. */
export type Plan = {
  readonly key: string;
  readonly id: string;
  readonly agency: DemoAgency;
  readonly client: DemoClient;
  /** Consecutive per agency in the order they were written; null for drafts. */
  readonly code: number | null;
  readonly stateId: number;
  readonly eventId: string;
  readonly eventStateId: number | null;
  readonly nameEvent: string;
  readonly place: string;
  readonly address: string;
  readonly city: ReturnType<typeof cityNamed>;
  readonly written: number;
  readonly starts: number;
  readonly ends: number;
  /** Hours of the first and of the last day; a close before noon is on the morning after. */
  readonly opens: string;
  readonly closes: string;
  readonly lines: readonly LinePlan[];
  readonly feeding: number;
  readonly transport: number;
  readonly agents: number;
  readonly agentDays: number;
  readonly tercero: boolean;
  /** Pesos per dollar when it is quoted in US dollars. */
  readonly dollar: string | null;
  readonly observation: string | null;
  readonly reason: string | null;
};

type Written = (typeof acceptedPlans)[number] | (typeof openPlans)[number];

/** The last code before the demo's own: Casa Norte has worked for years, Lucía has just begun. */
const CODES_BEFORE = { norte: 1467, valle: 311, caicedo: 0 } as const;

function stateNamed(states: Readonly<Record<string, number>>, name: string): number {
  const id = states[name];
  if (id === undefined) throw new Error(`No state ${name}`);
  return id;
}

const written: readonly Written[] = [...acceptedPlans, ...openPlans].sort((a, b) => a.written - b.written);
const agencyKeyOf = (plan: Written) => clientNamed(plan.client).agency;

function codeOf(plan: Written): number | null {
  if (plan.state === 'DRAFT') return null;
  const agency = agencyKeyOf(plan);
  const coded = written.filter((other) => other.state !== 'DRAFT' && agencyKeyOf(other) === agency);
  return CODES_BEFORE[agency] + coded.indexOf(plan) + 1;
}

function toPlan(plan: Written): Plan {
  const client = clientNamed(plan.client);
  return {
    ...plan,
    id: demoId(`quotation:${plan.key}`),
    agency: agencyOf(client.agency),
    client,
    code: codeOf(plan),
    stateId: stateNamed(QUOTATION, plan.state),
    eventId: demoId(`event:${plan.key}`),
    eventStateId: 'eventState' in plan ? stateNamed(EVENT, plan.eventState) : null,
    city: cityNamed(plan.city),
    lines: plan.lines.map((line) => ({
      ...line,
      profile: profileCode(line.profile),
      basis: line.basis === 'NET' ? 'NET' : 'GROSS',
    })),
  };
}

/** Every quotation, oldest first. */
export const plans: readonly Plan[] = written.map(toPlan);

/** Those that became events. */
export type EventPlan = Plan & { readonly eventStateId: number };
export const eventPlans: readonly EventPlan[] = plans.filter(
  (plan): plan is EventPlan => plan.eventStateId !== null,
);

/** The last code each agency has allotted. */
export const lastCodeOf = (agency: DemoAgency): number =>
  Math.max(
    CODES_BEFORE[agency.key],
    ...plans.flatMap((plan) => (plan.agency.key === agency.key ? [plan.code ?? 0] : [])),
  );
