import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events, type supportAuthorizations } from '@/db/schema';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { eventCode } from '@/lib/events/rules';
import type { Claim } from '../queries';
import { cudsOf } from './cuds';
import { buyerOf, principalOf, sellerOf } from './parties';
import { DIAN_TIME_ZONE, printedNumber } from './rules';
import { issuingSoftware } from './sending/software';
import type { SupportSnapshot } from './snapshot';

type Authorization = typeof supportAuthorizations.$inferSelect;

type Numbered = {
  readonly prefix: string;
  readonly number: number;
  readonly at: Date;
};

const FIVE_HOURS_MS = 5 * 60 * 60 * 1000;
/** Bogotá is five hours behind UTC all year. */
const hourInBogota = (at: Date): string =>
  `${new Date(+at - FIVE_HOURS_MS).toISOString().slice(11, 19)}-05:00`;

const stamp = ({ prefix, number, at }: Numbered) => {
  const software = issuingSoftware();
  return {
    number: printedNumber({ prefix, number }),
    prefix,
    issueDate: isoDateInZone(at, DIAN_TIME_ZONE),
    issueTime: hourInBogota(at),
    environment: software.environment,
    softwareId: software.id,
    softwareNit: software.nit,
  };
};

/** Contracts give the agency so many days to pay a claim, from when it was handed in. */
const DAYS_TO_PAY = 30;

function dueOn(sentAt: Date, issuedAt: Date): string {
  const [due, issued] = [
    shiftDay(isoDateInZone(sentAt, DIAN_TIME_ZONE), DAYS_TO_PAY),
    isoDateInZone(issuedAt, DIAN_TIME_ZONE),
  ];
  return due > issued ? due : issued;
}

/** What an approved claim buys, as its support document of this moment says it, with its CUDS. */
export async function madeDocument(tx: Tx, claim: Claim, given: Authorization, numbered: Numbered) {
  const [event] = await tx.select().from(events).where(eq(events.id, claim.eventId));
  if (!event) throw new Error('The event of the claim is gone');
  const withheld = claim.withheld ?? 0;
  const snapshot: SupportSnapshot = {
    kind: 'DOCUMENT',
    ...stamp(numbered),
    authorization: {
      resolution: given.resolution,
      resolutionOn: given.resolutionOn,
      prefix: given.prefix,
      fromNumber: given.fromNumber,
      toNumber: given.toNumber,
      validFrom: given.validFrom,
      validTo: given.validTo,
    },
    seller: await sellerOf(tx, claim),
    buyer: await buyerOf(tx, claim),
    onBehalfOf: await principalOf(tx, claim),
    currency: claim.currencyCode,
    pesosPerUnit: claim.currencyCode === 'COP' ? null : event.fxRate,
    rateDate: claim.currencyCode === 'COP' ? null : event.fxRateDate,
    dueOn: dueOn(claim.sentAt, numbered.at),
    servedOn: isoDateInZone(event.endDate, DIAN_TIME_ZONE),
    lines: [{ description: claim.activities, quantity: 1, value: claim.price }],
    gross: claim.price,
    withheld,
    net: claim.price - withheld,
    claim: String(claim.code),
    event: { name: event.name, code: eventCode(event) ?? '' },
    adjusts: null,
  };
  return coded(snapshot);
}

/** The note that takes a whole document back, with its CUDS. */
export const madeNote = (
  document: { readonly snapshot: SupportSnapshot; readonly cuds: string },
  numbered: Numbered,
) => {
  const { number, issueDate } = document.snapshot;
  return coded({
    ...document.snapshot,
    ...stamp(numbered),
    kind: 'ADJUSTMENT',
    authorization: null,
    adjusts: { number, cuds: document.cuds, issueDate },
  });
};

const coded = (snapshot: SupportSnapshot) => ({ snapshot, cuds: cudsOf(snapshot, issuingSoftware().pin) });
