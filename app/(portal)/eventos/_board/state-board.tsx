import type { SearchParams } from '@/app/_ui/list/list-query';
import type { Actor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { countEvents, listEvents } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { toEventRow } from '../event-row';
import { listHref, readEventList } from '../list-address';
import { EventBoard } from './event-board';

type Props = { actor: Actor; params: SearchParams; today: string };

/** Cards of a column; the table pages through all. */
const MOST = 20;
const STATES = Object.values(EVENT);

/** The events of each state: those to come by date, those that are over latest first. Two statements a state. */
export async function StateBoard({ actor, params, today }: Props) {
  const { search } = readEventList({ ...params, estado: '' }).filter;
  const columns = await Promise.all(
    STATES.map(async (stateId) => {
      const filter = { stateId, ...(search ? { search } : {}) };
      const [events, count] = await Promise.all([
        listEvents(actor, { ...filter, sort: 'date', descending: isClosed(stateId), limit: MOST }),
        countEvents(actor, filter),
      ]);
      return {
        stateId,
        count,
        rows: events.map((event) => toEventRow(event, today)),
        href: listHref(params, { vista: null, columna: null, estado: String(stateId) }),
      };
    }),
  );
  return <EventBoard columns={columns} />;
}
