import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '@/lib/core/actor';
import type { PagedList, World } from './paged-world';

export const byAgency = ({ agency }: World): Actor => agency.actor;
export const byAdministrator = ({ administrator }: World): Actor => administrator;
export const byTalent = ({ talent }: World): Actor => ({ kind: 'talent', talentId: talent.id });

/** The id of what was inserted alone. */
export function idOf(rows: readonly { readonly id: string | number }[]): string {
  const [row] = rows;
  if (!row) throw new Error('insert returned nothing');
  return String(row.id);
}

type Table = PgTable & { readonly id: AnyPgColumn };

export const removeFrom =
  (table: Table): NonNullable<PagedList['remove']> =>
  ({ db }, id) =>
    db.delete(table).where(eq(table.id, id));

/** A list of the query root; `of` what it is of, as in `eventId: "EVENT"`. */
export const list = (
  name: string,
  rest: Omit<PagedList, 'name' | 'query' | 'path'> & { readonly of?: string },
): PagedList => ({
  name,
  query: `{ ${name}(${rest.of ? `${rest.of}, ` : ''}ARGS) { ${rest.id ?? 'id'} } }`,
  path: [name],
  ...rest,
});

/** Instants that are some days apart, as rows are made. */
export const day = (index: number): Date => new Date(Date.UTC(2026, 0, 1 + index));
export const isoDay = (index: number): string => day(index).toISOString().slice(0, 10);
