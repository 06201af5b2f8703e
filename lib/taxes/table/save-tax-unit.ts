import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { countries, quotations, taxUnits } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { HOME_COUNTRY } from '@/lib/core/countries';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type TaxUnitInput, taxUnitInput } from './inputs';
import { mayKeepTaxTable } from './policy';

export type TaxUnit = typeof taxUnits.$inferSelect;

/**
 * Says the value of the UVT of a year, or corrects it as long as no quotation that was sent rests on it. Of two who
 * say it at once the later one corrects. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and CONFLICT for one in use.
 */
export async function saveTaxUnit(actor: Actor, input: TaxUnitInput): Promise<TaxUnit> {
  mayKeepTaxTable(actor);
  const { year, value, source } = parseInput(taxUnitInput, input);
  return transact(async (tx) => {
    const [country] = await tx
      .select({ id: countries.id })
      .from(countries)
      .where(eq(countries.code, HOME_COUNTRY))
      .for('no key update');
    if (!country) throw new Error(`no country ${HOME_COUNTRY}`);
    const key = { countryId: country.id, year };
    const [before] = await tx
      .select()
      .from(taxUnits)
      .where(and(eq(taxUnits.countryId, key.countryId), eq(taxUnits.year, year)));
    if (before && before.value !== value && (await isUsed(tx, year))) throw conflict('errors.tax.unitUsed');
    const [row] = await tx
      .insert(taxUnits)
      .values({ ...key, value, source })
      .onConflictDoUpdate({ target: [taxUnits.countryId, taxUnits.year], set: { value, source } })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(
      tx,
      actor,
      `tax-unit.${before ? 'correct' : 'create'}`,
      { id: String(year), agencyId: null },
      { detail: { before: before?.value ?? null, value, source } },
    );
    return row;
  });
}

async function isUsed(tx: Tx, year: number): Promise<boolean> {
  const [used] = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        ne(quotations.stateId, QUOTATION.DRAFT),
        sql`jsonb_exists(${quotations.taxSnapshot} #> '{taxes,uvt}', ${String(year)})`,
      ),
    )
    .limit(1);
  return used !== undefined;
}
