'use client';

import { CalendarLink } from '@/app/_features/calendars/calendar-link';
import { useAction } from '@/app/_features/graphql/use-action';
import { END_CALENDAR, MAKE_CALENDAR } from '@/lib/talents/availability/writes';

/** The secret address of one's calendar. `since` says when there is one already, in words. */
export function OwnCalendarLink({ since }: { since: string | null }) {
  const making = useAction(MAKE_CALENDAR);
  const ending = useAction(END_CALENDAR);
  return (
    <CalendarLink
      of="own"
      since={since}
      make={async (said) => (await making.press({}, said)) ?? undefined}
      end={(said) => ending.press({}, said)}
    />
  );
}
