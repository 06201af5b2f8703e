import { graphql } from '@/lib/graphql/client';

export const BLOCK_DAYS = graphql(`
  mutation BlockDays($talentId: ID!, $firstDay: Date!, $lastDay: Date!, $note: String) {
    blockDays(talentId: $talentId, firstDay: $firstDay, lastDay: $lastDay, note: $note)
  }
`);

export const UNBLOCK_DAYS = graphql(`
  mutation UnblockDays($talentId: ID!, $id: ID!) {
    unblockDays(talentId: $talentId, id: $id)
  }
`);

export const MAKE_CALENDAR = graphql(`
  mutation MakeCalendar {
    makeCalendar
  }
`);

export const END_CALENDAR = graphql(`
  mutation EndCalendar {
    endCalendar
  }
`);
