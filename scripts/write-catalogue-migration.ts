import { insertSql } from '@/db/catalogue/insert-sql';
import { catalogueTables } from '@/db/catalogue/tables';

/**
 * Prints the SQL that fills the catalogues, for a migration made with
 * `npx drizzle-kit generate --custom --name=catalogues`:
 * `npx tsx scripts/write-catalogue-migration.ts > db/migrations/<number>_catalogues.sql`
 */
process.stdout.write(`${catalogueTables.map(insertSql).join('\n--> statement-breakpoint\n')}\n`);
