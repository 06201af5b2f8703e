import { APPLICATION, CONVOCATED, EVENT, PHOTO, QUOTATION } from '@/lib/core/states';
import type { auditEntries } from '../schema/platform.ts';
import type { talentPhotos } from '../schema/talents.ts';
import { demoAdministrator, ownerOf } from './agencies.ts';
import type { Casting } from './casting.ts';
import { demoId } from './chance.ts';
import type { Calendar } from './moments.ts';
import { papersOf } from './papers.ts';
import { eventPlans, type Plan, plans } from './plans.ts';
import { endOf, milestones } from './quotations.ts';

type Entry = typeof auditEntries.$inferInsert & { readonly at: Date };
type Change = readonly [at: Date, action: string, from: number | null, to: number | null];

const JOB = { actorKind: 'job', actorId: 'demo' };
const textOf = (state: number | null) => (state === null ? null : String(state));

function entry(
  agencyId: string | null,
  actor: { actorKind: string; actorId: string },
  entity: string,
  entityId: string,
  [at, action, from, to]: Change,
): Entry {
  return { agencyId, ...actor, entity, entityId, at, action, fromState: textOf(from), toState: textOf(to) };
}

const owner = (plan: Plan) => ({ actorKind: 'agencyUser', actorId: ownerOf(plan.agency.key).id });

function quotationEntries(plan: Plan, calendar: Calendar): Entry[] {
  const { createdAt, sentAt, validUntil, acceptedAt, rejectedAt } = milestones(plan, calendar);
  const { DRAFT, SENT, ACCEPTED, REJECTED, EXPIRED } = QUOTATION;
  const of = (actor: typeof JOB, change: Change) =>
    entry(plan.agency.id, actor, 'quotation', plan.id, change);
  return [
    of(owner(plan), [createdAt, 'create', null, DRAFT]),
    ...(sentAt ? [of(owner(plan), [sentAt, 'send', DRAFT, SENT])] : []),
    ...(acceptedAt ? [of(owner(plan), [acceptedAt, 'accept', SENT, ACCEPTED])] : []),
    ...(rejectedAt ? [of(owner(plan), [rejectedAt, 'reject', SENT, REJECTED])] : []),
    ...(plan.stateId === EXPIRED && validUntil ? [of(JOB, [validUntil, 'expire', SENT, EXPIRED])] : []),
  ];
}

/** The states an event has gone through to reach its own, the first being its creation. */
const WAY: Readonly<Record<number, readonly number[]>> = {
  [EVENT.CREATED]: [EVENT.CREATED],
  [EVENT.CALLING]: [EVENT.CREATED, EVENT.CALLING],
  [EVENT.CONFIRMED]: [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED],
  [EVENT.FINISHED]: [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED, EVENT.FINISHED],
  [EVENT.CANCELLED]: [EVENT.CREATED, EVENT.CALLING, EVENT.CANCELLED],
  [EVENT.EXPIRED]: [EVENT.CREATED, EVENT.CALLING, EVENT.EXPIRED],
};

function eventEntries(plan: (typeof eventPlans)[number], calendar: Calendar): Entry[] {
  const opened = milestones(plan, calendar).acceptedAt ?? calendar.at(plan.written, '12:00');
  return (WAY[plan.eventStateId] ?? []).map((state, index, way) => {
    const isEnd = state === EVENT.FINISHED || state === EVENT.EXPIRED;
    const at = isEnd ? endOf(plan, calendar) : new Date(opened.getTime() + index * 3_600_000);
    const change: Change = [at, index === 0 ? 'create' : 'move', way[index - 1] ?? null, state];
    return entry(plan.agency.id, isEnd ? JOB : owner(plan), 'event', plan.eventId, change);
  });
}

function castingEntries(casting: Casting): Entry[] {
  const agencyActor = (agencyId: string) => {
    const plan = plans.find((candidate) => candidate.agency.id === agencyId);
    return plan ? owner(plan) : JOB;
  };
  return casting.convocateds.flatMap((row) => {
    const actor = agencyActor(row.agencyId);
    const called = row.createdAt ?? new Date(0);
    const of = (change: Change) => entry(row.agencyId, actor, 'convocated', row.id, change);
    const answered = row.repliedAt ?? null;
    return [
      of([called, 'call', null, CONVOCATED.CALLED]),
      ...(answered ? [of([answered, 'answer', APPLICATION.PENDING, row.applicationStateId])] : []),
      ...(row.stateId !== CONVOCATED.CALLED && answered
        ? [of([new Date(answered.getTime() + 600_000), 'decide', CONVOCATED.CALLED, row.stateId])]
        : []),
    ];
  });
}

function paperEntries(casting: Casting, calendar: Calendar): Entry[] {
  return papersOf(casting).flatMap((paper) => {
    const holder = { actorKind: 'linkHolder', actorId: demoId(`link:${paper.convocatedId}`) };
    const signed: Change = [calendar.at(paper.signed, '19:32'), 'sign', null, null];
    const contract = entry(paper.agencyId, holder, 'contract', paper.contractId, signed);
    if (!paper.claim) return [contract];
    const sent: Change = [calendar.at(paper.claim.days, '20:05'), 'send', null, null];
    return [contract, entry(paper.agencyId, holder, 'claim', paper.claimId, sent)];
  });
}

function photoEntries(photos: readonly (typeof talentPhotos.$inferInsert)[]): Entry[] {
  const actor = { actorKind: 'administrator', actorId: demoAdministrator.id };
  return photos.flatMap((photo) => {
    if (!photo.id || !photo.reviewedAt) return [];
    const action = photo.stateId === PHOTO.REJECTED ? 'reject' : 'approve';
    return [entry(null, actor, 'photo', photo.id, [photo.reviewedAt, action, PHOTO.PENDING, photo.stateId])];
  });
}

/** The trail of everything above, oldest first, as if each had been done by its own people on its day. */
export function auditRows(
  casting: Casting,
  photos: readonly (typeof talentPhotos.$inferInsert)[],
  calendar: Calendar,
): Entry[] {
  return [
    ...plans.flatMap((plan) => quotationEntries(plan, calendar)),
    ...eventPlans.flatMap((plan) => eventEntries(plan, calendar)),
    ...castingEntries(casting),
    ...paperEntries(casting, calendar),
    ...photoEntries(photos),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}
