import { builder } from '@/lib/graphql/builder';
import {
  endAgencyCalendar,
  endEventCalendar,
  makeAgencyCalendar,
  makeEventCalendar,
} from './change-calendar';

builder.mutationFields((t) => {
  const eventId = t.arg.id({ required: true });
  return {
    makeAgencyCalendar: t.string({
      description:
        "One's secret address of all events of the agency (text/calendar). The one before it ends.",
      resolve: (_, __, { actor }) => makeAgencyCalendar(actor),
    }),
    endAgencyCalendar: t.boolean({
      description: 'False when there was none.',
      resolve: (_, __, { actor }) => endAgencyCalendar(actor),
    }),
    makeEventCalendar: t.string({
      description: 'The secret address of an event (text/calendar). The one before it ends.',
      args: { eventId },
      resolve: (_, args, { actor }) => makeEventCalendar(actor, args.eventId),
    }),
    endEventCalendar: t.boolean({
      description: 'False when there was none.',
      args: { eventId },
      resolve: (_, args, { actor }) => endEventCalendar(actor, args.eventId),
    }),
  };
});
