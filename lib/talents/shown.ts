import { and, isNotNull, isNull, lte, ne, or, type Placeholder, type SQL } from 'drizzle-orm';
import { talents } from '@/db/schema';
import { isoDateInZone } from '@/lib/core/dates';
import { TALENT } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { adultsBornBy } from './rules';

/** Today where Elenco is, `YYYY-MM-DD`. */
export const today = (): string => isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);

/**
 * In SQL: a talent that may be shown to agencies and clients and called at all. Nobody under 18 without the consent of
 * a guardian, and nobody who does not want to be shown (product decisions, "Who may see and bind a person"; decision 78).
 * A prepared read gives a placeholder for `bornBy`, the birthdate of who is 18 today.
 */
export const mayBeShown = (bornBy: string | Placeholder = adultsBornBy(today())): SQL | undefined =>
  and(
    isNull(talents.hiddenAt),
    or(isNull(talents.birthdate), lte(talents.birthdate, bornBy), isNotNull(talents.guardianConsentedAt)),
  );

/** The same for what is published for everybody, such as photos: never of somebody suspended. */
export const mayBePublished = (): SQL | undefined => and(mayBeShown(), ne(talents.stateId, TALENT.SUSPENDED));
