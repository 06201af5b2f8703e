import { EVENT } from '@/lib/core/states';
import type { eventDirectories, finalClients, placeDirectories } from '../schema/agencies.ts';
import type { eventPersonals, events } from '../schema/events.ts';
import { demoId } from './chance.ts';
import type { Logo } from './logos.ts';
import { profileId } from './lookups.ts';
import type { Calendar } from './moments.ts';
import { type EventPlan, eventPlans } from './plans.ts';
import { endOf, lineId, milestones, type PricedPlan, startOf } from './quotations.ts';
import { rolesOf } from './roles.ts';

type EventRow = typeof events.$inferInsert;
type Personal = typeof eventPersonals.$inferInsert;

/** Brands of the clients for which a showcase is made. */
export const demoFinalClients: readonly { event: string; id: string; name: string; logo: Logo }[] = [
  {
    event: 'resort',
    id: demoId('final-client:resort'),
    name: 'Alma Mar',
    logo: { mark: 'wave', ink: '#2c2a4a', accent: '#5bb5b0', paper: '#ffffff' },
  },
  {
    event: 'pasarela',
    id: demoId('final-client:pasarela'),
    name: 'Quimbaya Joyas',
    logo: { mark: 'facets', ink: '#3a3042', accent: '#db9d47', paper: '#ffffff' },
  },
];

/** Two colours of the picture at the head of an event. */
export const demoCovers: Readonly<Record<string, readonly [from: string, to: string]>> = {
  resort: ['#2c5f6f', '#d7a98c'],
  convencion: ['#1f3a4d', '#f2a65a'],
  cafe: ['#4a2f1b', '#c98f5a'],
  pasarela: ['#4b3b57', '#dcb27a'],
  zafra: ['#2f5233', '#d5c67a'],
};

const finalClientOf = (plan: EventPlan) => demoFinalClients.find(({ event }) => event === plan.key);

export const finalClientRowOf = (plan: EventPlan): typeof finalClients.$inferInsert | null => {
  const brand = finalClientOf(plan);
  return brand
    ? { id: brand.id, agencyId: plan.agency.id, clientId: plan.client.id, name: brand.name }
    : null;
};

export const placeRowOf = (plan: EventPlan): typeof placeDirectories.$inferInsert => ({
  id: demoId(`place:${plan.key}`),
  agencyId: plan.agency.id,
  name: plan.place,
  address: plan.address,
  cityId: plan.city.id,
});

export const directoryRowOf = (
  plan: EventPlan,
  calendar: Calendar,
): typeof eventDirectories.$inferInsert => ({
  id: demoId(`directory:${plan.key}`),
  agencyId: plan.agency.id,
  placeDirectoryId: demoId(`place:${plan.key}`),
  name: plan.nameEvent,
  startDate: startOf(plan, calendar),
  endDate: endOf(plan, calendar),
});

/** The row of an event, without its cover. */
export function eventRowOf(plan: EventPlan, { quotation }: PricedPlan, calendar: Calendar): EventRow {
  const openedAt = milestones(plan, calendar).acceptedAt ?? calendar.at(plan.written, '12:00');
  const brand = finalClientOf(plan);
  return {
    id: plan.eventId,
    agencyId: plan.agency.id,
    name: plan.nameEvent,
    description: plan.observation,
    stateId: plan.eventStateId,
    startDate: startOf(plan, calendar),
    endDate: endOf(plan, calendar),
    cityId: plan.city.id,
    totalDays: Math.max(...plan.lines.map((line) => line.days)),
    totalEvent: quotation.total ?? 0,
    additionalProfiles: brand ? `https://perfiles.example/${plan.key}` : null,
    quotationId: plan.id,
    eventDirectoryId: demoId(`directory:${plan.key}`),
    finalClientId: brand?.id ?? null,
    finalClientColumn: brand !== undefined,
    cancelledReason: plan.eventStateId === EVENT.CANCELLED ? plan.reason : null,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

/** People the event needs: one row per line and gender, as opening an event from its quotation makes them. */
export const personalRowsOf = (plan: EventPlan, { lines }: PricedPlan, calendar: Calendar): Personal[] =>
  rolesOf(plan).map(({ personalId, position, line, gender, quantity }) => ({
    id: personalId,
    agencyId: plan.agency.id,
    eventId: plan.eventId,
    quotationLineId: lineId(plan, position),
    profileId: profileId(line.profile),
    gender,
    quantity,
    budget: lines[position]?.columns.payPerDay ?? line.budget,
    startDate: startOf(plan, calendar),
    endDate: endOf(plan, calendar),
  }));

export const eventNamed = (key: string): EventPlan => {
  const plan = eventPlans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`No demo event ${key}`);
  return plan;
};
