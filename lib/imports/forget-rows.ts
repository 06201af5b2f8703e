import { lt } from 'drizzle-orm';
import { imports } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { KEPT_DAYS } from './rules';

/** Drops imports, with their rows, that nothing has happened to for ninety days. They cannot be undone any more. */
export async function handle(): Promise<void> {
  const before = new Date(currentTime().getTime() - KEPT_DAYS * 86_400_000);
  await database().delete(imports).where(lt(imports.updatedAt, before));
}
