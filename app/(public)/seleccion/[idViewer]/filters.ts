import type { Mark } from '@/db/values/marks';
import type { ShownGroup, ShownTalent } from '../../_showcase/group-shown';
import type { Marks } from './marks';

/** What a viewer looks for; empty for anything. */
export type Filters = {
  readonly profile: string;
  readonly gender: string;
  readonly city: string;
  readonly answer: '' | Mark | 'none';
  readonly from: string;
  readonly to: string;
};

export const ANYBODY: Filters = { profile: '', gender: '', city: '', answer: '', from: '', to: '' };

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean);

/** Those of the groups for whom one looks; of a talent without a height or a city that is asked for nothing is known. */
export function matching(
  groups: readonly ShownGroup[],
  filters: Filters,
  cities: Readonly<Record<string, string>>,
  marks: Marks,
): ShownGroup[] {
  const [from, to] = [Number(filters.from) || 0, Number(filters.to) || Number.POSITIVE_INFINITY];
  const asksHeight = filters.from !== '' || filters.to !== '';
  const fits = ({ id, gender, height, profile }: ShownTalent) =>
    (!filters.profile || profile === filters.profile) &&
    (!filters.gender || gender === filters.gender) &&
    (!filters.city || cities[id] === filters.city) &&
    (!filters.answer || (marks.get(id)?.mark ?? 'none') === filters.answer) &&
    (!asksHeight || (height !== undefined && height >= from && height <= to));
  return groups
    .map((group) => ({ ...group, people: group.people.filter(fits) }))
    .filter(({ people }) => people.length > 0);
}
