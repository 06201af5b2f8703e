import { answerMatching } from '@/app/api/answer-matching';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { TALENT_LIST } from '../list-query';
import { toTalentCard } from '../talent-card';

/** The talents that match, of all pages, as the administrator reviews them. */
export function GET(request: Request): Promise<Response> {
  const now = new Date();
  return answerMatching(request, {
    list: TALENT_LIST,
    read: listReviewedTalents,
    toRow: (talent) => toTalentCard(talent, now, { pendingPhotos: talent.pendingPhotos }),
  });
}
