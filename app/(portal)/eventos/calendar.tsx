import type { SearchParams } from '@/app/_ui/list/list-query';
import type { Actor } from '@/lib/core/actor';
import { shiftDay } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { listEvents } from '@/lib/events/queries';
import {
  dayAsked,
  gridSpan,
  laneSegments,
  monthName,
  monthOf,
  monthWeeks,
  shiftMonth,
  weekName,
  weekOf,
} from './calendar-grid';
import { EventCalendar } from './event-calendar';
import { toEventRow } from './event-row';
import { listHref, readDay, readEventList, readMonth, readScale, type Scale } from './list-address';

type Props = { actor: Actor; params: SearchParams; today: string };

/** A month shows as many events one below the other; a week shows all of its events. */
const LANES: Readonly<Record<Scale, number>> = { mes: 4, semana: Number.MAX_SAFE_INTEGER };

/** The events of a month or a week over their days. */
export async function Calendar({ actor, params, today }: Props) {
  const scale = readScale(params);
  const { title, weeks, holds, hrefs } = scale === 'mes' ? ofMonth(params, today) : ofWeek(params, today);
  const events = await listEvents(actor, {
    ...readEventList({ ...params, cuando: 'todos' }).filter,
    during: gridSpan(weeks),
    sort: 'date',
    limit: LONGEST_PAGE,
  });
  const rows = events.map((event) => toEventRow(event, today));
  const days = weeks.flat().filter(holds);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <EventCalendar
      scale={scale}
      title={title}
      today={today}
      rows={rows.filter((row) => row.firstDay <= last && row.lastDay >= first)}
      hrefs={hrefs}
      weeks={weeks.map((week) => ({
        days: week,
        outside: week.filter((day) => !holds(day)),
        segments: laneSegments(rows, week),
        lanes: LANES[scale],
        href: listHref(params, { vista: 'calendario', escala: 'semana', dia: week[0] ?? null }),
      }))}
    />
  );
}

function ofMonth(params: SearchParams, today: string) {
  const month = monthOf(readMonth(params), today);
  const to = (mes: string | null) => listHref(params, { vista: 'calendario', mes });
  return {
    title: monthName(month),
    weeks: monthWeeks(month),
    holds: (day: string) => day.startsWith(month),
    hrefs: { previous: to(shiftMonth(month, -1)), next: to(shiftMonth(month, 1)), today: to(null) },
  };
}

function ofWeek(params: SearchParams, today: string) {
  const week = weekOf(dayAsked(readDay(params), today));
  const monday = week[0] ?? today;
  const to = (dia: string | null) => listHref(params, { vista: 'calendario', escala: 'semana', dia });
  return {
    title: weekName(week),
    weeks: [week],
    holds: () => true,
    hrefs: { previous: to(shiftDay(monday, -7)), next: to(shiftDay(monday, 7)), today: to(null) },
  };
}
