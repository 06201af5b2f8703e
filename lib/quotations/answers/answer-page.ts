import { eq, sql } from 'drizzle-orm';
import { agencies, cities, countries } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { Choice } from '../choices/rules/apply-choice';
import { readChoice, type SentField } from '../choices/rules/read-choice';
import { findOfferedAdditions, type OfferedAddition } from '../given-answers/offered-additions';
import { mayAnswerQuotation } from '../given-answers/policy';
import { findAnswers, findNewerVersion, type GivenAnswer } from '../given-answers/queries';
import { offerStatus } from '../given-answers/rules';
import { findQuotationLines } from '../lines/queries';
import type { OfferContent } from '../offers/offer-content';
import { getOffer } from '../offers/queries';
import { getQuotation } from '../queries';
import { comesTooLate } from '../rules';
import { chosenOffer, isChosenFrom } from './chosen-offer';

/** The agency's present contact data, which may differ from those in the offer. */
export type AgencyContact = {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
  /** Digits, and the dialing code of its country. */
  readonly phone: string | null;
  readonly dialingCode: string;
  readonly email: string | null;
};

type Common = { readonly agency: AgencyContact; readonly offer: OfferContent; readonly hash: string };

export type AnswerPage = Common &
  (
    | {
        readonly status: 'OPEN';
        readonly changes: readonly GivenAnswer[];
        /** Its client chooses of it: something is offered, and what it would come to can still be told. */
        readonly choosable: boolean;
        /** What is being chosen; empty for the offer as it was sent. */
        readonly choice: Choice;
        /** What of that was not allowed, by field, with message keys; `offer` has that as it was sent. */
        readonly problems: Readonly<Record<string, string>>;
      }
    | {
        readonly status: 'ACCEPTED';
        /** Null when the agency noted the client's answer itself. */
        readonly answer: GivenAnswer | null;
        readonly answeredAt: Date | null;
        readonly event: { readonly id: string; readonly stateId: number } | null;
        /** What was added to it, for this holder to open. */
        readonly additions: readonly OfferedAddition[];
      }
    | {
        readonly status: 'REJECTED';
        readonly answer: GivenAnswer | null;
        readonly answeredAt: Date | null;
        readonly reason: string | null;
      }
    | {
        readonly status: 'REPLACED';
        /** The newer version, when the holder of this link may open it. */
        readonly newer: { readonly version: number } | null;
      }
    | { readonly status: 'EXPIRED' }
    /** It would add to an event that takes no more. */
    | { readonly status: 'EVENT_CLOSED' }
    | { readonly status: 'VOIDED' }
  );

/**
 * The page for the holder of a link to a quotation (design, "Client's answer to a quotation"). It only reads; the
 * opening is noted elsewhere. While it is open, it adds up with what was `sent` to be looked at. Throws FORBIDDEN without the link, NOT_FOUND for a quotation that was not sent.
 */
export async function getAnswerPage(actor: Actor, sent: SentField = () => null): Promise<AnswerPage> {
  const { subject } = mayAnswerQuotation(actor);
  const id = subject.quotationId;
  const quotation = await getQuotation(actor, id);
  const status = offerStatus(quotation, currentTime());
  if (!status) throw notFound('errors.link.invalid');
  const [{ content: offer, hash }, given, [agency]] = await Promise.all([
    getOffer(actor, id),
    findAnswers(database(), id),
    database()
      .select({
        id: agencies.id,
        name: agencies.name,
        logoFileId: agencies.logoFileId,
        phone: agencies.phone,
        dialingCode: sql<string>`coalesce(${countries.dialingCode}, '57')`,
        email: agencies.email,
      })
      .from(agencies)
      .leftJoin(cities, eq(cities.id, agencies.cityId))
      .leftJoin(countries, eq(countries.id, cities.countryId))
      .where(eq(agencies.id, quotation.agencyId)),
  ]);
  if (!agency) throw notFound('errors.link.invalid');
  const common = { agency, offer, hash };
  const answer = given.find((one) => one.answer === status) ?? null;
  const { eventId, eventStateId } = quotation;
  switch (status) {
    case 'OPEN': {
      if (comesTooLate(quotation)) return { ...common, status: 'EVENT_CLOSED' };
      const open = { ...common, status, changes: given };
      const asSent = { ...open, choosable: false, choice: [], problems: {} };
      if (!isChosenFrom(offer)) return asSent;
      const choice = readChoice(offer.lines, sent);
      const lines = (await findQuotationLines(actor, [id])).get(id) ?? [];
      const { content, choosable, problems } = chosenOffer(quotation, lines, offer, choice);
      return choosable ? { ...open, offer: content, choosable, choice, problems } : asSent;
    }
    case 'ACCEPTED': {
      const event = eventId && eventStateId ? { id: eventId, stateId: eventStateId } : null;
      const additions = quotation.additionOf ? [] : await findOfferedAdditions(database(), quotation);
      return { ...common, status, answer, answeredAt: quotation.acceptedAt, event, additions };
    }
    case 'REJECTED':
      return {
        ...common,
        status,
        answer,
        answeredAt: quotation.rejectedAt,
        reason: quotation.rejectedReason,
      };
    case 'REPLACED': {
      const newer = await findNewerVersion(database(), quotation);
      return { ...common, status, newer: newer && { version: newer.version } };
    }
    default:
      return { ...common, status };
  }
}
