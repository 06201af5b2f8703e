import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, cities, eventCollections, events } from '@/db/schema';
import { cityChoices } from '@/lib/catalogues/choices';
import { listCountries, listDocumentTypes } from '@/lib/catalogues/queries';
import { cityFinder } from '@/lib/catalogues/words';
import type { JobActor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { calendarDays, isoDateInZone } from '@/lib/core/dates';
import { minorFromDecimal } from '@/lib/core/money';
import { EVENT } from '@/lib/core/states';
import { findOrAddPlace } from '@/lib/events/places/find-or-add-place';
import { openDirectory } from '@/lib/events/places/open-directory';
import { mayManageEvents } from '@/lib/events/policy';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { defineImport, type Identity, type ImportOwner, identityKey } from '@/lib/imports/define-import';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { addToBook, type ClientBook, keepRowClient, readClientBook } from './client-book';
import { clientSearch, NEW_CLIENT_CHOICES } from './client-choices';
import { EVENT_IMPORT_FIELDS } from './event-fields';
import { type PastEvent, pastEventKey, readEventRow } from './read-event-row';
import { removeImportedEvents } from './remove-events';

/** Why less is charged than the event came to. */
const BEFORE = 'Lo demás se cobró antes de usar Elenco.';

/**
 * Events of a file that were before Elenco: each is kept as finished (36), with its client and what that still owes, or
 * has in favour as an advance. Nobody is told of one, and nobody reminded of what is owed.
 */
export const eventImport = defineImport<PastEvent, ClientBook | null>({
  kind: 'EVENTS',
  fields: EVENT_IMPORT_FIELDS,
  policy: mayManageEvents,
  choices: async () => ({ city: await cityChoices(), client: NEW_CLIENT_CHOICES }),
  searched: { client: clientSearch },
  async reader(agencyId, sense) {
    const [book, countries, [agency]] = await Promise.all([
      readClientBook(database(), agencyId, await nitType()),
      listCountries(),
      database().select({ cityId: agencies.cityId }).from(agencies).where(eq(agencies.id, agencyId)),
    ]);
    const today = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
    const homeCity = agency?.cityId ?? null;
    const catalogue = { book, city: cityFinder(countries), homeCity, today };
    return {
      read: (values) => readEventRow(values, catalogue, sense),
      known: (db, identities) => findKnown(db, agencyId, identities),
    };
  },
  beside: async (tx, inputs, { agencyId }) =>
    inputs.some(({ client }) => client) ? readClientBook(tx, agencyId, await nitType()) : null,
  keep: keepEvent,
  remove: removeImportedEvents,
});

export async function nitType(): Promise<number> {
  const nit = (await listDocumentTypes()).find(({ code }) => code === 'NIT');
  if (!nit) throw new Error('the catalogue of documents has no NIT');
  return nit.id;
}

async function keepEvent(
  tx: Tx,
  actor: JobActor,
  event: PastEvent,
  owner: ImportOwner,
  book: ClientBook | null,
): Promise<string> {
  const { agencyId, importId } = owner;
  const { name, day, lastDay, cityId, place, description, invoice } = event;
  const [city] = await tx.select({ timeZone: cities.timeZone }).from(cities).where(eq(cities.id, cityId));
  if (!city) throw new Error('the catalogue lost a city');
  const startDate = zonedDateTimeToInstant(`${day}T00:00`, city.timeZone);
  const endDate = zonedDateTimeToInstant(`${lastDay}T23:59`, city.timeZone);
  const client = event.client && book && (await keepRowClient(tx, actor, event.client, owner, book));
  const placeDirectoryId = place
    ? await findOrAddPlace(tx, { agencyId, cityId, name: place, address: null })
    : null;
  const dates = { name, startDate, endDate };
  const [total = 0, owed = 0, credit = 0] = [event.total, event.owed, event.credit].map((pesos) =>
    minorFromDecimal(String(pesos), 'COP'),
  );
  const [row] = await tx
    .insert(events)
    .values({
      ...{ agencyId, cityId, ...dates },
      stateId: EVENT.FINISHED,
      description: description || null,
      clientId: client?.id ?? null,
      nameClient: client?.name ?? null,
      eventDirectoryId: await openDirectory(tx, { agencyId, placeDirectoryId, ...dates }),
      totalDays: calendarDays(startDate, endDate, city.timeZone),
      totalEvent: total,
      ...(credit > 0 ? { valueAdvance: credit, validAdvance: true, advancePaidAt: startDate } : {}),
    })
    .returning({ id: events.id });
  if (!row) throw new Error('insert returned nothing');
  await tx.insert(eventCollections).values({
    ...{ agencyId, eventId: row.id },
    invoiceNumber: invoice || null,
    reminds: false,
    ...(owed === total ? {} : { amount: owed, amountReason: BEFORE }),
  });
  const change = { to: EVENT.FINISHED, detail: { importId } };
  await recordAudit(tx, actor, 'event.import', { id: row.id, agencyId }, change);
  if (book && client) addToBook(book, client);
  return row.id;
}

/** Which events the agency has already: of the same name on the same day. */
async function findKnown(
  db: Db | Tx,
  agencyId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  const days = identities.map(({ value }) => value.slice(0, 10)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return new Map();
  const day = sql<string>`to_char(${events.startDate} at time zone ${cities.timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ name: events.name, day })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(
      and(
        eq(events.agencyId, agencyId),
        gte(events.startDate, new Date(Date.parse(first) - 2 * 86_400_000)),
        lte(events.startDate, new Date(Date.parse(last) + 2 * 86_400_000)),
      ),
    );
  const there = new Set(rows.map((row) => identityKey(pastEventKey(row.name, row.day))));
  return new Map(
    identities
      .map(identityKey)
      .filter((key) => there.has(key))
      .map((key) => [key, 'imports.problem.ownEvent']),
  );
}
