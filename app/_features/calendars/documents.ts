import { graphql } from '@/lib/graphql/client';

export const MAKE_AGENCY_CALENDAR = graphql(`
  mutation MakeAgencyCalendar {
    makeAgencyCalendar
  }
`);

export const END_AGENCY_CALENDAR = graphql(`
  mutation EndAgencyCalendar {
    endAgencyCalendar
  }
`);

export const MAKE_EVENT_CALENDAR = graphql(`
  mutation MakeEventCalendar($eventId: ID!) {
    makeEventCalendar(eventId: $eventId)
  }
`);

export const END_EVENT_CALENDAR = graphql(`
  mutation EndEventCalendar($eventId: ID!) {
    endEventCalendar(eventId: $eventId)
  }
`);
