import { photoRejectReasonRows } from '@/db/catalogue/business';
import type { talentPhotos } from '@/db/schema/talent-photos';
import { PHOTO, TALENT } from '@/lib/core/states';
import type { Calendar } from '../calendar.ts';
import { type Chance, chance, demoId } from '../chance.ts';
import type { PortraitRequest } from '../drawings/portraits.ts';
import { type DemoTalent, demoTalents } from './talents.ts';

export type DemoPicture = {
  /** Id of the file row; also names the bytes. */
  readonly fileId: string;
  readonly talentId: string;
  /** Name under which it is downloaded. */
  readonly name: string;
  readonly stateId: number;
  readonly portrait: PortraitRequest;
};
export type DemoPhotos = {
  /** Null for those who have not sent one: they show the default picture. */
  readonly profile: DemoPicture | null;
  readonly pictures: readonly DemoPicture[];
  readonly rows: readonly (typeof talentPhotos.$inferInsert)[];
};

type Kind = PortraitRequest['kind'];

function picture(talent: DemoTalent, kind: Kind, shot: number, stateId: number): DemoPicture {
  const { slug, id, person } = talent;
  return {
    fileId: demoId(`file:${slug}:${kind}:${shot}`),
    talentId: id,
    name: `${slug}-${kind.toLowerCase()}-${shot + 1}.jpg`,
    stateId,
    portrait: { person: slug, gender: person[2], kind, shot },
  };
}

const WITHOUT_PHOTO = new Set(
  demoTalents
    .filter((talent) => talent.stateId === TALENT.REGISTERED)
    .slice(0, 2)
    .map((talent) => talent.id),
);

/** Who is new has everything pending; of the others most is approved, some of each of the rest. */
function reviewState(dice: Chance, talent: DemoTalent): number {
  if (talent.stateId === TALENT.REGISTERED || talent.stateId === TALENT.IN_REVIEW) return PHOTO.PENDING;
  if (dice.odds(78)) return PHOTO.APPROVED;
  return dice.pick([PHOTO.PENDING, PHOTO.REJECTED, PHOTO.ARCHIVED]);
}

/** One profile photo and two to four pictures of book and gallery, in the states of the review. */
export function photosOf(talent: DemoTalent, calendar: Calendar, reviewerId: string): DemoPhotos {
  if (WITHOUT_PHOTO.has(talent.id)) return { profile: null, pictures: [], rows: [] };
  const dice = chance(`photos:${talent.slug}`);
  const isNew = talent.stateId === TALENT.REGISTERED || talent.stateId === TALENT.IN_REVIEW;
  const count = dice.int(2, 4);
  const bookCount = Math.ceil(count / 2);
  const plans = Array.from({ length: count }, (_, index) => {
    const type = index < bookCount ? ('IBOOK' as const) : ('GALLERY' as const);
    const position = index < bookCount ? index : index - bookCount;
    // The first of each kind stays approved, so that every active talent can be shown to clients.
    const stateId = !isNew && position === 0 ? PHOTO.APPROVED : reviewState(dice, talent);
    return {
      type,
      position,
      stateId,
      sentAt: calendar.at(isNew ? -dice.int(1, 9) : -dice.int(3, 38), '16:45'),
    };
  });
  const pictures = plans.map(({ type, position, stateId }) => picture(talent, type, position, stateId));
  const rows = plans.map(({ type, position, stateId, sentAt }) => {
    const reason = dice.pick(photoRejectReasonRows);
    const reviewed = stateId !== PHOTO.PENDING;
    return {
      id: demoId(`photo:${talent.slug}:${type}:${position}`),
      talentId: talent.id,
      fileId: demoId(`file:${talent.slug}:${type}:${position}`),
      type,
      position,
      stateId,
      observation: stateId === PHOTO.REJECTED ? reason.text : reviewed ? 'Ninguna' : null,
      rejectReasonId: stateId === PHOTO.REJECTED ? reason.id : null,
      reviewedBy: reviewed ? reviewerId : null,
      reviewedAt: reviewed ? new Date(sentAt.getTime() + dice.int(2, 40) * 3_600_000) : null,
      createdAt: sentAt,
      updatedAt: sentAt,
    };
  });
  const profileState = isNew ? PHOTO.PENDING : dice.odds(95) ? PHOTO.APPROVED : PHOTO.PENDING;
  const profile = picture(talent, 'PROFILE', 0, profileState);
  return { profile, pictures, rows: [...rows, portraitRow(profile, rows, reviewerId)] };
}

type Row = DemoPhotos['rows'][number];

/** The portrait is one of the photos that are reviewed; it came with the first of the others. */
function portraitRow(
  { fileId, talentId, stateId }: DemoPicture,
  others: readonly Row[],
  reviewerId: string,
): Row {
  const [first] = others;
  const reviewed = stateId !== PHOTO.PENDING;
  return {
    id: demoId(`photo:${talentId}:PROFILE`),
    talentId,
    fileId,
    type: 'PROFILE',
    position: 0,
    stateId,
    observation: reviewed ? 'Ninguna' : null,
    reviewedBy: reviewed ? reviewerId : null,
    reviewedAt: reviewed && first?.createdAt ? first.createdAt : null,
    ...(first?.createdAt ? { createdAt: first.createdAt, updatedAt: first.createdAt } : {}),
  };
}
