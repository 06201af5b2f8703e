import { and, eq, sql } from 'drizzle-orm';
import {
  agencies,
  cities,
  clients,
  eventDirectories,
  events,
  finalClients,
  placeDirectories,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { AGENCY, isClosedAgency } from '@/lib/core/states';
import { confirmed } from '@/lib/events/list-conditions';
import { getEvent } from '@/lib/events/queries';
import { eventCode, isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { preparedRead } from '@/lib/platform/prepared-read';
import { maySeeConvocatories } from '../policy';
import type { Version } from './placed';
import { findShown, type ShowcaseTalent } from './shown-talents';

export type Showcase =
  | { state: 'NOT_FOUND' }
  | { state: 'EXPIRED' }
  /** Its agency is suspended or inactive. */
  | { state: 'UNAVAILABLE' }
  | {
      state: 'OPEN';
      event: {
        id: string;
        name: string;
        /** As people read it: 'COT-0012'. */
        code: string | null;
        startDate: Date;
        endDate: Date;
        timeZone: string;
        placeName: string | null;
        placeAddress: string | null;
        cityName: string;
        additionalProfiles: string | null;
      };
      agency: { name: string; logo: string | null; accent: string | null };
      /** Shown only when the event has its final-client column set. */
      client: { name: string; logo: string | null } | null;
      finalClient: { name: string; logo: string | null } | null;
      /** How many it shows in all. */
      total: number;
      /** How many of them come before the page asked for. */
      before: number;
      /** Those of that page. */
      talents: ShowcaseTalent[];
    };

/** Talents of a page unless it asks for another number. */
export const SHOWCASE_PAGE = 60;

/**
 * The public page of an event (specification part 2, "Event talent showcase"): no login, by its id
 * alone, an allow-list of fields. Talents whom the agency shows, once each, by role and in its order; never a
 * discarded (1812), refused (1816), withdrawn (1817) or suspended one. Expired in states 36, 37 and 38, and not there while
 * its agency is suspended. Three statements whatever the rows.
 */
export const getShowcase = (_actor: Actor, eventId: string, page: ListPage = {}): Promise<Showcase> =>
  readShowcase(_actor, eventId, page, 'PUBLISHED');

/**
 * The same page as its agency prepares it. Throws NOT_FOUND alike for another agency's event, UNAUTHENTICATED, FORBIDDEN.
 */
export async function previewShowcase(actor: Actor, eventId: string, page: ListPage = {}): Promise<Showcase> {
  maySeeConvocatories(actor);
  await getEvent(actor, eventId);
  return readShowcase(actor, eventId, page, 'DRAFT');
}

async function readShowcase(
  _actor: Actor,
  eventId: string,
  page: ListPage,
  version: Version,
): Promise<Showcase> {
  const header = await getShowcaseHeader(_actor, eventId);
  if (header.state !== 'OPEN') return header;
  const { showcase, agencyState } = header;
  const shown = await findShown(agencyState, eventId, { limit: SHOWCASE_PAGE, ...page, version });
  const [first] = shown;
  return {
    ...showcase,
    total: first?.total ?? 0,
    before: first ? first.place - 1 : 0,
    talents: shown.map(({ talent }) => talent),
  };
}

/** One talent of an event's showcase, with the showcase's own words. */
export async function getShownTalent(_actor: Actor, eventId: string, talentId: string) {
  const header = await getShowcaseHeader(_actor, eventId);
  if (header.state !== 'OPEN') return header;
  const { showcase, agencyState } = header;
  const [shown] = await findShown(agencyState, eventId, { limit: 1, talentId });
  return shown ? { ...showcase, talent: shown.talent } : ({ state: 'NOT_FOUND' } as const);
}

const headers = preparedRead((db) =>
  db
    .select({
      id: events.id,
      name: events.name,
      code: events.code,
      quotationId: events.quotationId,
      startDate: events.startDate,
      endDate: events.endDate,
      timeZone: cities.timeZone,
      placeName: placeDirectories.name,
      placeAddress: placeDirectories.address,
      cityName: cities.name,
      additionalProfiles: events.additionalProfiles,
      stateId: events.stateId,
      confirmed,
      showsClient: events.finalClientColumn,
      agencyName: agencies.name,
      agencyState: agencies.stateId,
      agencyLogo: agencies.logoFileId,
      agencyAccent: agencies.accent,
      clientName: clients.name,
      clientLogo: clients.logoFileId,
      finalName: finalClients.name,
      finalLogo: finalClients.logoFileId,
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .leftJoin(clients, and(eq(clients.agencyId, events.agencyId), eq(clients.id, events.clientId)))
    .leftJoin(
      finalClients,
      and(eq(finalClients.agencyId, events.agencyId), eq(finalClients.id, events.finalClientId)),
    )
    .where(eq(events.id, sql.placeholder('eventId'))),
);

/** What stands above the talents of a showcase, or why there is nothing to see. */
export async function getShowcaseHeader(_actor: Actor, eventId: string) {
  const [row] = await headers({ eventId });
  if (!row) return { state: 'NOT_FOUND' } as const;
  const { stateId, confirmed: count, agencyState, showsClient, quotationId, code, ...rest } = row;
  if (isClosedAgency(agencyState)) return { state: 'UNAVAILABLE' } as const;
  if (isClosed(stateAt(row, count, currentTime()))) return { state: 'EXPIRED' } as const;
  const { agencyName, agencyLogo, agencyAccent, clientName, clientLogo, finalName, finalLogo, ...event } =
    rest;
  const brand = (name: string | null, logo: string | null) => (showsClient && name ? { name, logo } : null);
  const showcase = {
    state: 'OPEN',
    event: { ...event, code: eventCode({ code, quotationId }) },
    agency: {
      name: agencyName,
      logo: agencyLogo,
      accent: agencyState === AGENCY.ACTIVE ? agencyAccent : null,
    },
    client: brand(clientName, clientLogo),
    finalClient: brand(finalName, finalLogo),
  } as const;
  return { state: 'OPEN', showcase, agencyState } as const;
}
