import { and, desc, eq } from 'drizzle-orm';
import { clientNotes, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { maySeeClients } from '../policy';

export type ClientNote = {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date;
  /** Name and surname; null for somebody who is gone. */
  readonly author: string | null;
};

/** The latest fifty notes of a client of the agency, the newest first; none of another's. One statement. */
export function listClientNotes(actor: Actor, clientId: string): Promise<ClientNote[]> {
  const { agencyId } = maySeeClients(actor);
  return database()
    .select({
      id: clientNotes.id,
      text: clientNotes.text,
      createdAt: clientNotes.createdAt,
      author: fullNameOrNull(users),
    })
    .from(clientNotes)
    .leftJoin(users, eq(users.id, clientNotes.authorId))
    .where(and(eq(clientNotes.agencyId, agencyId), eq(clientNotes.clientId, clientId)))
    .orderBy(desc(clientNotes.createdAt), desc(clientNotes.id))
    .limit(LONGEST_PAGE);
}
