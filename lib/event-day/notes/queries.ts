import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { deskNotes, deskPhotos, files, talents, users } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { fullNameOf, fullNameOrNull } from '@/lib/platform/full-name';

export type DeskPhoto = {
  readonly id: string;
  readonly fileId: string;
  readonly placeholder: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** What the desk wrote, of somebody (`convocatedId`) or of the event. */
export type DeskNote = {
  readonly id: string;
  readonly convocatedId: string | null;
  /** Name of whom it tells. */
  readonly about: string | null;
  readonly day: string;
  /** Null where the photos say all. */
  readonly text: string | null;
  readonly by: string;
  /** When it was written. */
  readonly pressedAt: Date;
  readonly photos: readonly DeskPhoto[];
};

/** The notes of an event's desk with their photos, in the order in which they were written. One statement. */
export function listNotes({ agencyId }: AgencyActor, eventId: string): Promise<DeskNote[]> {
  const photos = sql<DeskPhoto[]>`coalesce((
    select json_agg(json_build_object('id', p.id, 'fileId', p.file_id, 'placeholder', p.placeholder,
      'width', f.width, 'height', f.height) order by p.created_at, p.id)
    from ${deskPhotos} p join ${files} f on f.id = p.file_id where p.note_id = ${deskNotes.id}), '[]')`;
  return database()
    .select({
      id: deskNotes.id,
      convocatedId: deskNotes.convocatedId,
      about: fullNameOrNull(talents),
      day: deskNotes.day,
      text: deskNotes.text,
      by: fullNameOf(users),
      pressedAt: deskNotes.pressedAt,
      photos,
    })
    .from(deskNotes)
    .innerJoin(users, eq(users.id, deskNotes.userId))
    .leftJoin(talents, eq(talents.id, deskNotes.talentId))
    .where(and(eq(deskNotes.eventId, eventId), eq(deskNotes.agencyId, agencyId), isNull(deskNotes.deletedAt)))
    .orderBy(asc(deskNotes.pressedAt), asc(deskNotes.id));
}
