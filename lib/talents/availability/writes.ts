import { defineWrite } from '@/lib/graphql/define-write';

export const BLOCK_DAYS = defineWrite(
  'blockDays',
  { firstDay: 'Date!', lastDay: 'Date!', note: 'String', talentId: 'ID!' },
  { answer: 'ID!' },
);
export const UNBLOCK_DAYS = defineWrite('unblockDays', { id: 'ID!', talentId: 'ID!' }, { answer: 'ID!' });
export const MAKE_CALENDAR = defineWrite('makeCalendar', {}, { answer: 'String!' });
export const END_CALENDAR = defineWrite('endCalendar', {}, { answer: 'Boolean!' });
