import { eventPersonals, events } from '@/db/schema';
import { defineEdits } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  updateEvent: { table: events, row: { id: 'input.id' } },
  askAdvance: {
    table: events,
    row: { id: 'input.eventId' },
    names: {
      amount: 'valueAdvance',
      percent: 'advancePercent',
      dueOn: 'advanceDueOn',
      instructions: 'advanceInstructions',
    },
  },
  keepEventStops: { table: events, row: { id: 'eventId' } },
  createEventPersonal: { table: eventPersonals, row: { id: 'input.id' }, names: { profile: 'profileId' } },
});
