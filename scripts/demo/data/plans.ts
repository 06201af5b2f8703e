import type { CONVOCATED } from '@/lib/core/states';
import type { Calendar } from '../calendar.ts';
import type { Gender } from '../drawings/portraits.ts';
import acceptedPlans from './accepted-plans.json' with { type: 'json' };
import type { AgencyKey } from './agencies.ts';
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
  readonly agency: AgencyKey;
  readonly client: DemoClient;
  /** What became of it: DRAFT, SENT, ACCEPTED, REJECTED or EXPIRED. */
  readonly state: string;
  /** What became of its event, as the states of events are called; null without one. */
  readonly eventState: string | null;
  readonly nameEvent: string;
  readonly place: string;
  readonly address: string;
  readonly cityId: number;
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

function toPlan(plan: Written): Plan {
  const client = clientNamed(plan.client);
  return {
    ...plan,
    agency: client.agency,
    client,
    eventState: 'eventState' in plan ? plan.eventState : null,
    cityId: cityNamed(plan.city).id,
    lines: plan.lines.map((line) => ({
      ...line,
      profile: profileCode(line.profile),
      basis: line.basis === 'NET' ? 'NET' : 'GROSS',
    })),
  };
}

/** Every quotation, oldest first: codes are allotted in this order. */
export const plans: readonly Plan[] = [...acceptedPlans, ...openPlans]
  .sort((a, b) => a.written - b.written)
  .map(toPlan);

export const startOf = (plan: Plan, calendar: Calendar): Date => calendar.at(plan.starts, plan.opens);
export const endOf = (plan: Plan, calendar: Calendar): Date =>
  calendar.at(plan.closes < '12:00' && plan.closes < plan.opens ? plan.ends + 1 : plan.ends, plan.closes);

/** Day on which the client answered: up to three days after it was written, never after yesterday. */
export const answerDayOf = (plan: Plan): number => Math.min(plan.written + 3, -1);

/** The people of one profile and gender that an event needs. */
export type Role = {
  readonly key: string;
  readonly plan: Plan;
  readonly line: LinePlan;
  /** Of its line in the quotation, from 0. */
  readonly position: number;
  readonly gender: Gender;
  readonly quantity: number;
};

/** Roles of an event in the order of its quotation, women first: one for each row of its people. */
export const rolesOf = (plan: Plan): Role[] =>
  plan.lines.flatMap((line, position) =>
    (['FEMENINO', 'MASCULINO'] as const).flatMap((gender) => {
      const quantity = gender === 'FEMENINO' ? line.women : line.men;
      const key = `${plan.key}:${position}:${gender}`;
      return quantity > 0 ? [{ key, plan, line, position, gender, quantity }] : [];
    }),
  );

/** What a called talent answers, and what its agency makes of it. */
export type Part = {
  readonly replies: readonly ('YES' | 'NO' | 'MAYBE')[];
  readonly decision?: keyof typeof CONVOCATED;
};
