import type { SearchParams } from '@/app/_ui/list/list-query';
import { isUuid } from '@/lib/core/ids';

/** More do not fit side by side. */
export const MOST_COMPARED = 4;
/** A page of the list. */
export const MOST_CHOSEN = 24;

/** The talents that an address names, `?ids=a,b`, each once; what is no id is left out. */
export function chosenIds(params: SearchParams, most: number): string[] {
  const value = params.ids;
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  return [...new Set(text.split(',').filter(isUuid))].slice(0, most);
}
