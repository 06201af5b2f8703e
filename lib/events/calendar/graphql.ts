import { serveWrite } from '@/lib/graphql/serve-write';
import {
  endAgencyCalendar,
  endEventCalendar,
  makeAgencyCalendar,
  makeEventCalendar,
} from './change-calendar';
import { END_AGENCY_CALENDAR, END_EVENT_CALENDAR, MAKE_AGENCY_CALENDAR, MAKE_EVENT_CALENDAR } from './writes';

serveWrite(MAKE_AGENCY_CALENDAR, 'String', (actor, __) => makeAgencyCalendar(actor), {
  description: "One's secret address of all events of the agency (text/calendar). The one before it ends.",
});
serveWrite(END_AGENCY_CALENDAR, 'Boolean', (actor, __) => endAgencyCalendar(actor), {
  description: 'False when there was none.',
});
serveWrite(MAKE_EVENT_CALENDAR, 'String', (actor, args) => makeEventCalendar(actor, args.eventId), {
  description: 'The secret address of an event (text/calendar). The one before it ends.',
});
serveWrite(END_EVENT_CALENDAR, 'Boolean', (actor, args) => endEventCalendar(actor, args.eventId), {
  description: 'False when there was none.',
});
