import type { PlannedChange } from '@/app/_features/events/concern/use-concern';
import type { EventForm, eventFormSchema } from '@/app/_features/events/form/event-form';
import { defined } from '@/app/_features/graphql/defined';
import { type UpdateEventInput, updateEventInput } from '@/lib/events/inputs';
import { present } from '@/lib/graphql/present';

/** What tells venues apart, with its point on the map. */
const VENUE: readonly string[] = ['placeName', 'placeAddress', 'point'];
const VENUE_FIELDS: readonly string[] = ['placeName', 'placeAddress', 'latitude', 'longitude'];

/** The fields that were changed, as they are sent; of a venue all that tells it apart. */
export function changedInput(id: string, output: UpdateEventInput, changed: readonly string[]) {
  const { startDate, endDate, ...rest } = output;
  const names = new Set(
    changed.some((name) => VENUE.includes(name)) ? [...changed, ...VENUE_FIELDS] : changed,
  );
  const input = Object.fromEntries(
    Object.entries(present(rest, updateEventInput)).filter(([name]) => names.has(name)),
  ) as Partial<Omit<UpdateEventInput, 'startDate' | 'endDate'>>;
  return {
    ...defined({
      ...input,
      ...(names.has('startDate') && { startDate: startDate?.toISOString() }),
      ...(names.has('endDate') && { endDate: endDate?.toISOString() }),
    }),
    id,
  };
}

const REACHING: readonly string[] = ['startDate', 'endDate', 'cityId', ...VENUE];

/** What of a form reaches other people: when and where the event is. Null for nothing, and for what cannot be sent. */
export function plannedMove(
  schema: ReturnType<typeof eventFormSchema>,
  eventId: string,
  form: EventForm,
  changed: readonly string[],
): PlannedChange | null {
  const names = changed.filter((name) => REACHING.includes(name));
  const parsed = names.length > 0 ? schema.safeParse(form) : null;
  if (!parsed?.success) return null;
  const { startDate, endDate, cityId, placeName, placeAddress } = changedInput(eventId, parsed.data, names);
  return defined({ eventId, startDate, endDate, cityId, placeName, placeAddress });
}
