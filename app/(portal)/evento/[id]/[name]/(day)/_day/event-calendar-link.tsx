'use client';

import { CalendarLink } from '@/app/_features/calendars/calendar-link';
import { useAction } from '@/app/_features/graphql/use-action';
import { END_EVENT_CALENDAR, MAKE_EVENT_CALENDAR } from '@/lib/events/calendar/writes';

/** The secret address of an event's calendar. `since` says when there is one already, in words. */
export function EventCalendarLink({ eventId, since }: { eventId: string; since: string | null }) {
  const making = useAction(MAKE_EVENT_CALENDAR);
  const ending = useAction(END_EVENT_CALENDAR);
  return (
    <CalendarLink
      of="event"
      since={since}
      make={async (said) => (await making.press({ eventId }, said)) ?? undefined}
      end={(said) => ending.press({ eventId }, said)}
    />
  );
}
