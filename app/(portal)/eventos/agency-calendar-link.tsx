'use client';

import { CalendarLink } from '@/app/_features/calendars/calendar-link';
import { useAction } from '@/app/_features/graphql/use-action';
import { END_AGENCY_CALENDAR, MAKE_AGENCY_CALENDAR } from '@/lib/events/calendar/writes';

/** One's secret address of all events of the agency. `since` says when there is one already, in words. */
export function AgencyCalendarLink({ since }: { since: string | null }) {
  const making = useAction(MAKE_AGENCY_CALENDAR);
  const ending = useAction(END_AGENCY_CALENDAR);
  return (
    <CalendarLink
      of="agency"
      since={since}
      make={async (said) => (await making.press({}, said)) ?? undefined}
      end={(said) => ending.press({}, said)}
    />
  );
}
