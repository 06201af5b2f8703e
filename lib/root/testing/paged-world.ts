import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { clients, events, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CLIENT, EVENT, QUOTATION } from '@/lib/core/states';
import { BOGOTA } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { type Convocatory, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';

type Made = Awaited<ReturnType<typeof makeAgencyUser>>;
/** Who reads, what lists of one thing are of, and another agency, which has rows of its own. */
export type World = {
  readonly db: Db;
  readonly agency: Made;
  readonly stranger: Made;
  readonly administrator: Actor;
  readonly event: Awaited<ReturnType<typeof makeEvent>>;
  readonly call: Convocatory;
  readonly talent: Talent;
};

export async function makeWorld(db: Db): Promise<World> {
  const agency = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency: agency.agency, stateId: EVENT.CALLING });
  return {
    db,
    agency,
    stranger: await makeAgencyUser(db),
    administrator: (await makeAdministrator(db)).actor,
    event,
    call: await makeConvocatory(db, { event }),
    talent: await makeTalent(db, { residenceCityId: BOGOTA }),
  };
}

export type Place = 'first' | 'last';

/** A list with how its rows are made and go, for who reads it. */
export type PagedList = {
  readonly name: string;
  /** With `ARGS` where the arguments of the page stand, and AGENCY and EVENT for their ids. */
  readonly query: string;
  readonly path: readonly string[];
  /** What a row is called by; `id` unless told. */
  readonly id?: string;
  readonly reader: (world: World) => Actor;
  /** Makes a row that stands first or last, and tells its id. */
  readonly make: (world: World, index: number, place: Place) => Promise<string>;
  /** Left out where rows do not go. */
  readonly remove?: (world: World, id: string) => Promise<unknown>;
  /** How it names the length of a page, and what it makes of one that is too long; `limit` and refusing unless told. */
  /** What it calls `after`. */
  readonly after?: string;
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
export const makeAQuotation = (first: Place) => async (world: World, index: number, place: Place) => {
  if (place === first && index % 2 === 0) return makeDraft(world, index, 'first');
  const code = 5_000 + (place === first ? 1 : -1) * index;
  await makeQuotation(world.db, { agency: world.stranger.agency, code });
  return (await makeQuotation(world.db, { agency: world.agency.agency, code })).id;
};

export const removeQuotation = ({ db }: World, id: string) =>
  db.delete(quotations).where(eq(quotations.id, id));
export const removeEvent = ({ db }: World, id: string) => db.delete(events).where(eq(events.id, id));
export const removeClient = ({ db }: World, id: string) =>
  db.update(clients).set({ stateId: CLIENT.DELETED }).where(eq(clients.id, id));
