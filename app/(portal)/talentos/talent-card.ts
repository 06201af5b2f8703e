import { formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ageOn } from '@/lib/talents/rules';
import type { ReviewedTalent } from '@/lib/talents/talents-in-review';

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
  readonly stateId: number;
  readonly pendingPhotos: number;
  readonly registered: string;
};

export function toTalentCard(talent: ReviewedTalent, now: Date): TalentCard {
  const approved = talent.photoStateId === PHOTO.APPROVED;
  return {
    id: talent.id,
    name: `${talent.name} ${talent.lastname}`,
    gender: talent.gender,
    photoFileId: approved ? talent.photoFileId : null,
    photoSrc: !approved && talent.photoFileId ? fileUrl(talent.photoFileId, 640) : null,
    profiles: talent.profiles.map((profile) => profile.name),
    city: talent.cityName,
    age: talent.birthdate ? ageOn(talent.birthdate, isoDateInZone(now, DEFAULT_TIME_ZONE)) : null,
    stateId: talent.stateId,
    pendingPhotos: talent.pendingPhotos,
    registered: formatShortDate(talent.createdAt, DEFAULT_TIME_ZONE),
  };
}
