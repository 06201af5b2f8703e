import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import { isUuid } from '@/lib/core/ids';
import type { HistoryFilter } from '@/lib/talents/photos/review/queries';

export const DECISION_LIST = defineList<HistoryFilter>('/talentos/fotos/historial', {
  filters: {
    quien: choiceOf('own', { yo: true }),
    talento: (talentId) => (isUuid(talentId) ? { talentId } : null),
  },
});
