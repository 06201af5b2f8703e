import type { Db } from '@/db/client';
import { clientPayments, eventCosts } from '@/db/schema';
import type { ClaimState } from '@/db/values/claims';
import { APPLICATION, CONVOCATED, EVENT, QUOTATION } from '@/lib/core/states';
import type { Agency } from './factories/agencies';
import type { Client } from './factories/clients';
import { makeClaim, makeContract } from './factories/contracts';
import { makeConvocated, makeConvocatory } from './factories/convocatories';
import { makeEvent } from './factories/events';
import { makeQuotation } from './factories/quotations';

/** Called for each event, of whom the first six are confirmed. */
export const CALLED = 10;
const CONFIRMED = 6;
const DAY = 86_400_000;

export type EventKind = {
  readonly stateId: number;
  readonly claims: ClaimState;
  readonly received: boolean;
  readonly agencySignedAt: Date | null;
};

type Owner = { readonly agency: Agency; readonly client: Client };

/** An event with all that belongs to one: roles, calls, called people, contracts, claims, a payment and a cost. */
export async function makeWholeEvent(db: Db, { agency, client }: Owner, kind: EventKind) {
  const dates = { startDate: new Date(Date.now() - DAY), endDate: new Date(Date.now() - DAY / 2) };
  const quotation = await makeQuotation(db, {
    agency,
    client,
    ...dates,
    stateId: QUOTATION.ACCEPTED,
    acceptedAt: new Date(Date.now() - 10 * DAY),
    lines: [{}, {}],
  });
  const event = await makeEvent(db, { agency, quotation, stateId: kind.stateId, ...dates });
  const called: string[] = [];
  const calls = [
    await makeConvocatory(db, { event }),
    await makeConvocatory(db, { event, eventPersonalId: event.personals[1]?.id ?? '' }),
  ];
  for (let place = 0; place < CALLED; place++) {
    const convocatory = calls[place % 2];
    const confirmed = place < CONFIRMED;
    const convocated = await makeConvocated(db, {
      ...(convocatory ? { convocatory } : {}),
      ...(confirmed ? {} : { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING }),
    });
    called.push(convocated.talentId);
    if (place >= (kind.stateId === EVENT.FINISHED ? 4 : 1)) continue;
    const contract = await makeContract(db, {
      convocated,
      agencySignedAt: kind.agencySignedAt,
    });
    if (kind.stateId !== EVENT.FINISHED || place >= 2) continue;
    const status = place === 1 && kind.claims === 'SENT' ? 'APPROVED' : kind.claims;
    await makeClaim(db, { convocated, contract, status });
  }
  const of = { agencyId: agency.id, eventId: event.id };
  await db.insert(clientPayments).values({
    ...of,
    kind: 'PAYMENT',
    state: kind.received ? 'RECEIVED' : 'REPORTED',
    amount: quotation.total,
    paidOn: new Date().toISOString().slice(0, 10),
    thirdParty: false,
  });
  await db.insert(eventCosts).values({
    ...of,
    category: 'FOOD',
    supplier: 'Cocina Sur',
    spentOn: new Date().toISOString().slice(0, 10),
    amount: 90_000,
  });
  return { id: event.id, quotationId: quotation.id, called };
}
