import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { Person } from '@/lib/people/queries';
import type { PersonRole } from '@/lib/people/rules';

/** A person as the list shows one: this much goes to the browser. */
export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: PersonRole | null;
  readonly agency: { readonly id: string; readonly name: string } | null;
  readonly access: string | null;
  readonly stateId: number;
};

export const toPersonRow = (person: Person): PersonRow => ({
  id: person.id,
  name: `${person.name} ${person.lastname}`.trim(),
  email: person.email,
  role: person.role,
  agency: person.agencyId ? { id: person.agencyId, name: person.agencyName ?? '' } : null,
  access: person.lastAccessAt && formatShortDate(person.lastAccessAt, DEFAULT_TIME_ZONE),
  stateId: person.stateId,
});
