import { edits as agencies } from '@/lib/agencies/edits';
import { edits as catalogues } from '@/lib/catalogues/edits';
import { edits as clients } from '@/lib/clients/edits';
import { edits as eventDay } from '@/lib/event-day/edits';
import { edits as events } from '@/lib/events/edits';
import { edits as finances } from '@/lib/finances/edits';
import { edits as inbox } from '@/lib/inbox/edits';
import { edits as payouts } from '@/lib/payouts/edits';
import { edits as people } from '@/lib/people/edits';
import type { Edit } from '@/lib/platform/seen-revision';
import { edits as quotations } from '@/lib/quotations/edits';
import { edits as reminders } from '@/lib/reminders/edits';
import { edits as rides } from '@/lib/rides/edits';
import { edits as talents } from '@/lib/talents/edits';
import { edits as taxes } from '@/lib/taxes/edits';
import { edits as teams } from '@/lib/teams/edits';

/** Every mutation by which something kept is changed, and which row that is. A test holds it to the forms of the portal. */
export const edits: Readonly<Record<string, Edit>> = {
  ...agencies,
  ...catalogues,
  ...clients,
  ...eventDay,
  ...events,
  ...finances,
  ...inbox,
  ...payouts,
  ...people,
  ...quotations,
  ...reminders,
  ...rides,
  ...talents,
  ...taxes,
  ...teams,
};
