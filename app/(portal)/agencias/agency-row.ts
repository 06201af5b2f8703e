import type { AgencyDetail } from '@/lib/agencies/queries';
import { regimeOf } from '@/lib/agencies/rules';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import { formatShortDate } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** An agency as the list shows it: this much goes to the browser. */
export type AgencyRow = {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly owner: string | null;
  readonly city: string | null;
  readonly regime: ReturnType<typeof regimeOf>;
  readonly people: number;
  /** When somebody of it signed in last. */
  readonly access: string | null;
  readonly stateId: number;
  /** What it lacks before its talents can sign. */
  readonly missing: readonly AgencyField[];
};

export const toAgencyRow = (agency: AgencyDetail, missing: readonly AgencyField[]): AgencyRow => ({
  id: agency.id,
  name: agency.name,
  logoUrl: agency.logoFileId ? photoUrl(agency.logoFileId, 96) : null,
  owner: agency.ownerName,
  city: agency.cityName,
  regime: regimeOf(agency),
  people: agency.people,
  access: agency.lastAccessAt && formatShortDate(agency.lastAccessAt, DEFAULT_TIME_ZONE),
  stateId: agency.stateId,
  missing,
});
