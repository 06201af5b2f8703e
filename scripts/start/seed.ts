import { eq } from 'drizzle-orm';
import { createDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { closeDatabase } from '@/lib/platform/database';
import { demoAdministrator } from '../demo/data/agencies.ts';
import { StartError } from './explain.ts';

/** Puts the demo data in, unless they are there already. */
export async function seed(url: string): Promise<void> {
  if (await isSeeded(url)) return;
  // Loaded only now: it brings the image tools, which every later start can do without.
  const { seedDemo } = await import('../demo/seed-demo.ts');
  try {
    await seedDemo(url);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new StartError(`No se pudieron cargar los datos de ejemplo. ${why}`);
  } finally {
    await closeDatabase();
  }
}

/** Throws when the demo accounts, whose password everybody knows, are in a database that the public reaches. */
export async function refuseDemoAccounts(url: string): Promise<void> {
  if (!(await isSeeded(url))) return;
  throw new StartError(
    'Con una dirección pública Elenco no abre una base de datos con las cuentas de ejemplo, cuya clave es conocida: usa una vacía, con otra DATA_DIR u otra DATABASE_URL, o quita APP_URL para seguir en este equipo.',
  );
}

async function isSeeded(url: string): Promise<boolean> {
  const { db, pool } = createDatabase(url, { max: 1 });
  try {
    return (await db.$count(users, eq(users.id, demoAdministrator.id))) > 0;
  } finally {
    await pool.end();
  }
}
