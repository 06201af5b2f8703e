import { defineWrite } from '@/lib/graphql/define-write';

export const MAKE_AGENCY_CALENDAR = defineWrite('makeAgencyCalendar', {}, { answer: 'String!' });
export const END_AGENCY_CALENDAR = defineWrite('endAgencyCalendar', {}, { answer: 'Boolean!' });
export const MAKE_EVENT_CALENDAR = defineWrite(
  'makeEventCalendar',
  { eventId: 'ID!' },
  { answer: 'String!' },
);
export const END_EVENT_CALENDAR = defineWrite('endEventCalendar', { eventId: 'ID!' }, { answer: 'Boolean!' });
