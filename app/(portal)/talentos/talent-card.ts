import { formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { TalentSummary } from '@/lib/talents/queries';
import { ageOn } from '@/lib/talents/rules';

/** A talent as the list shows it: this much goes to the browser. */
export type TalentCard = {
  readonly id: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** The stored picture while it is approved; otherwise `photoSrc` is the address only reviewers can open. */
  readonly photoFileId: string | null;
  readonly photoSrc: string | null;
  /** The main one first. */
  readonly profiles: readonly string[];
  readonly city: string | null;
  readonly age: number | null;
  readonly height: number | null;
  /** What the administrator reviews by; null for agencies. */
  readonly review: {
    readonly stateId: number;
    readonly pendingPhotos: number;
    readonly registered: string;
  } | null;
  /** The event of the agency's own for which it called the talent on the days that are asked for. */
  readonly calledFor: string | null;
};

type Told = { readonly pendingPhotos?: number; readonly calledFor?: string | undefined };

/** `pendingPhotos` is given to the administrator alone, who sees portraits that are not approved and states as well. */
export function toTalentCard(
  talent: TalentSummary,
  now: Date,
  { pendingPhotos, calledFor }: Told = {},
): TalentCard {
  const approved = talent.photoStateId === PHOTO.APPROVED;
  const reviews = pendingPhotos !== undefined;
  return {
    id: talent.id,
    name: fullName(talent),
    gender: talent.gender,
    photoFileId: approved ? talent.photoFileId : null,
    photoSrc: reviews && !approved && talent.photoFileId ? fileUrl(talent.photoFileId, 640) : null,
    profiles: talent.profiles.map((profile) => profile.name),
    city: talent.cityName,
    age: talent.birthdate ? ageOn(talent.birthdate, isoDateInZone(now, DEFAULT_TIME_ZONE)) : null,
    height: talent.height,
    review: reviews
      ? {
          stateId: talent.stateId,
          pendingPhotos,
          registered: formatShortDate(talent.createdAt, DEFAULT_TIME_ZONE),
        }
      : null,
    calledFor: calledFor ?? null,
  };
}
