import * as z from 'zod/mini';
import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { requiredLine } from '@/lib/core/inputs';
import { talentFilterInput } from '../search/inputs';

export const LONGEST_SEARCH_NAME = 60;
/** Of one person. */
export const MOST_SEARCHES = 50;

const id = z.uuid('errors.savedSearch.notFound');
const frequency = z.nullable(z.enum(ALERT_FREQUENCIES));
const fields = {
  name: requiredLine(LONGEST_SEARCH_NAME),
  /** Everybody of the agency opens it. */
  shared: z.boolean(),
};

/** What is changed of a search. */
export const searchWords = z.object(fields);
export type SearchWords = z.input<typeof searchWords>;

/** What is typed of a new search; `alert` is the reader's own, null for none. */
export const searchFields = z.object({ ...fields, alert: frequency });
export type SearchFields = z.input<typeof searchFields>;

export const saveSearchInput = z.object({
  ...fields,
  alert: z.optional(frequency),
  filters: talentFilterInput,
});
export type SaveSearchInput = z.input<typeof saveSearchInput>;

/** What is left out stays. */
export const changeSearchInput = z.object({
  id,
  name: z.optional(fields.name),
  shared: z.optional(fields.shared),
  filters: z.optional(talentFilterInput),
});
export type ChangeSearchInput = z.input<typeof changeSearchInput>;

export const savedSearchInput = z.object({ id });
export type SavedSearchInput = z.input<typeof savedSearchInput>;

export const searchAlertInput = z.object({ searchId: id, frequency });
export type SearchAlertInput = z.input<typeof searchAlertInput>;
