import { sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';
import { agency, type Entry, owner } from './entries';

/** The agency has a key of its own, under the id of its place. */
const keyed = ({ agency: id, convocated, marker }: Tenant) => sql`
  insert into api_keys (id, agency_id, created_by, name, scope, secret_hash, ending)
  select ${convocated}, ${id}, user_id, 'Hoja de cálculo', 'READ', ${marker}, '1234'
  from agency_users where agency_id = ${id} and role = 'OWNER' on conflict do nothing`;

export const KEY_QUERIES: Readonly<Record<string, Entry>> = { apiKeys: agency() };

export const KEY_MUTATIONS: Readonly<Record<string, Entry>> = {
  createApiKey: agency(() => ({ input: { name: 'Hoja', scope: 'READ', days: 30, ofAgency: false } })),
  // The agency's own, which others have not; theirs they revoke alike (lib/identity/api-keys).
  revokeApiKey: owner((own) => ({ id: own.convocated }), {
    arrange: keyed,
    refusal: { producer: 'NOT_FOUND', finance: 'NOT_FOUND', reader: 'NOT_FOUND' },
  }),
};
