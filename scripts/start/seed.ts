import { eq } from 'drizzle-orm';
import { createDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { demoAdministrator } from '@/db/seed/agencies';
import { StartError } from './explain.ts';

/** Puts the demo data in, unless they are there already. */
export async function seed(url: string): Promise<void> {
  if (await isSeeded(url)) return;
  // Loaded only now: it brings the image tools, which every later start can do without.
  const { seedDemo } = await import('../seed-demo.ts');
  try {
    await seedDemo(url);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new StartError(`No se pudieron cargar los datos de ejemplo. ${why}`);
  }
}

async function isSeeded(url: string): Promise<boolean> {
  const { db, pool } = createDatabase(url, { max: 1 });
  try {
    return (await db.$count(users, eq(users.id, demoAdministrator.id))) > 0;
  } finally {
    await pool.end();
  }
}
