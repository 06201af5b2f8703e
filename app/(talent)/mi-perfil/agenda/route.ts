import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyGet } from '@/app/api/unknown-path';
import { listOwnWork } from '@/lib/analytics/own-work/queries';
import type { WorkStatus } from '@/lib/analytics/own-work/rules';
import { formatDateTime, formatDayRange } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import type { KeptAgenda } from '../_offline/kept-agenda';

const OFF: readonly WorkStatus[] = ['OVER', 'CANCELLED', 'NOT_CHOSEN'];

/** A talent's next calls in words, for its device to keep: when, where and for whom; no pay, document or contact. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const now = new Date();
    const work = await listOwnWork(await currentActor(), { waiting: true, limit: LONGEST_PAGE });
    const next = work
      .filter(({ endDate, status }) => endDate >= now && !OFF.includes(status))
      .toSorted((one, other) => one.startDate.getTime() - other.startDate.getTime())
      .slice(0, 20);
    const agenda: KeptAgenda = {
      kept: translate('place.offline.kept', { when: formatDateTime(now, DEFAULT_TIME_ZONE) }),
      items: next.map((one) => ({
        title: one.eventName,
        when: formatDayRange(one.startDate, one.endDate, one.timeZone, { year: true }),
        where: one.city,
        detail: `${one.profileName} · ${one.agencyName}`,
        status: translate(`place.work.statuses.${one.status}`),
      })),
    };
    return Response.json(agenda, { headers: { 'Cache-Control': 'private, no-store' } });
  });

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
