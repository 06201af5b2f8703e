import type { Tx } from '@/db/client';
import { eventDirectories } from '@/db/schema';

/** Adds an occasion at a venue (or at none yet) to the agency's directory and answers its id. */
export async function openDirectory(
  tx: Tx,
  directory: typeof eventDirectories.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(eventDirectories).values(directory).returning({ id: eventDirectories.id });
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}
