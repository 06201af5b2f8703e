import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { clients, events, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CLIENT, QUOTATION } from '@/lib/core/states';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';

type Made = Awaited<ReturnType<typeof makeAgencyUser>>;
/** Who reads, and another agency, which has rows of its own. */
export type World = {
  readonly db: Db;
  readonly agency: Made;
  readonly stranger: Made;
  readonly administrator: Actor;
};

export const makeWorld = async (db: Db): Promise<World> => ({
  db,
  agency: await makeAgencyUser(db),
  stranger: await makeAgencyUser(db),
  administrator: (await makeAdministrator(db)).actor,
});

type Place = 'first' | 'last';

/** A list with how its rows are made and go, for who reads it. */
export type PagedList = {
  readonly name: string;
  /** With `AFTER` where the arguments stand. */
  readonly query: string;
  readonly path: readonly string[];
  readonly reader: (world: World) => Actor;
  /** Makes a row that stands first or last, and tells its id. */
  readonly make: (world: World, index: number, place: Place) => Promise<string>;
  readonly remove: (world: World, id: string) => Promise<unknown>;
  /** How it names the length of a page, and what it makes of one that is too long; `limit` and refusing unless told. */
  readonly length?: { readonly name: string; readonly most: number };
};

const day = (offset: number) => new Date(Date.UTC(2027, 0, 100 + offset));

export const makeAnEvent = async (world: World, index: number, place: Place) => {
  const startDate = day(place === 'first' ? index : -index);
  const made = { name: `Feria ${index}`, startDate, endDate: startDate };
  await makeEvent(world.db, { agency: world.stranger.agency, ...made });
  return (await makeEvent(world.db, { agency: world.agency.agency, ...made })).id;
};
export const makeAClient = async (world: World, index: number, place: Place) => {
  // Two of each name: ties are broken by the id.
  const name = `${place === 'first' ? 'A' : 'Ñ'} ${String(Math.floor(index / 2)).padStart(3, '0')}`;
  await makeClient(world.db, { agency: world.stranger.agency, name });
  return (await makeClient(world.db, { agency: world.agency.agency, name })).id;
};

const makeDraft = async (world: World, index: number, place: Place) => {
  const createdAt = day(place === 'first' ? index : -index);
  const made = { stateId: QUOTATION.DRAFT, code: null, sentAt: null, validUntil: null, createdAt };
  await makeQuotation(world.db, { agency: world.stranger.agency, ...made });
  return (await makeQuotation(world.db, { agency: world.agency.agency, ...made })).id;
};
/** Drafts first and then codes that go down, or the reverse. */
const makeAQuotation = (first: Place) => async (world: World, index: number, place: Place) => {
  if (place === first && index % 2 === 0) return makeDraft(world, index, 'first');
  const code = 5_000 + (place === first ? 1 : -1) * index;
  await makeQuotation(world.db, { agency: world.stranger.agency, code });
  return (await makeQuotation(world.db, { agency: world.agency.agency, code })).id;
};

const removeQuotation = ({ db }: World, id: string) => db.delete(quotations).where(eq(quotations.id, id));
const removeEvent = ({ db }: World, id: string) => db.delete(events).where(eq(events.id, id));
const removeClient = ({ db }: World, id: string) =>
  db.update(clients).set({ stateId: CLIENT.DELETED }).where(eq(clients.id, id));

export const PAGED_LISTS: readonly PagedList[] = [
  {
    name: 'events',
    query: '{ events(ARGS) { id } }',
    path: ['events'],
    reader: ({ agency }) => agency.actor,
    make: makeAnEvent,
    remove: removeEvent,
  },
  {
    name: 'clients',
    query: '{ clients(ARGS) { id } }',
    path: ['clients'],
    reader: ({ agency }) => agency.actor,
    make: makeAClient,
    remove: removeClient,
  },
  {
    name: 'Agency.events',
    query: '{ agency(id: "AGENCY") { events(ARGS) { id } } }',
    path: ['agency', 'events'],
    reader: ({ administrator }) => administrator,
    make: makeAnEvent,
    remove: removeEvent,
  },
  {
    name: 'Agency.clients',
    query: '{ agency(id: "AGENCY") { clients(ARGS) { id } } }',
    path: ['agency', 'clients'],
    reader: ({ agency }) => agency.actor,
    make: makeAClient,
    remove: removeClient,
  },
  {
    name: 'quotations',
    query: '{ quotations(ARGS) { id } }',
    path: ['quotations'],
    reader: ({ agency }) => agency.actor,
    make: makeAQuotation('first'),
    remove: removeQuotation,
    length: { name: 'pageSize', most: 100 },
  },
  {
    name: 'quotes',
    query: '{ quotes(ARGS) { id } }',
    path: ['quotes'],
    reader: ({ agency }) => agency.actor,
    make: makeAQuotation('last'),
    remove: removeQuotation,
    length: { name: 'pageSize', most: 100 },
  },
  {
    name: 'Agency.quotations',
    query: '{ agency(id: "AGENCY") { quotations(ARGS) { id } } }',
    path: ['agency', 'quotations'],
    reader: ({ administrator }) => administrator,
    make: makeAQuotation('first'),
    remove: removeQuotation,
  },
];
