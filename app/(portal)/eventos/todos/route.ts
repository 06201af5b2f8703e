import { answerMatching } from '@/app/api/answer-matching';
import { isoDateInZone } from '@/lib/core/dates';
import { listEvents } from '@/lib/events/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { toEventRow } from '../event-row';
import { readEventList } from '../list-address';

/** The events that match, of all pages. */
export function GET(request: Request): Promise<Response> {
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  return answerMatching(request, {
    list: readEventList,
    read: listEvents,
    toRow: (event) => toEventRow(event, today),
  });
}
