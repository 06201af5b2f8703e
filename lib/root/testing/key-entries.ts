import { sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';
import { agency, type Entry, owner } from './entries';

/** The agency has a key of its own, under the id of its place. */
const keyed = ({ agency: id, convocated, marker }: Tenant) => sql`
  insert into api_keys (id, agency_id, created_by, name, scope, secret_hash, ending)
  select ${convocated}, ${id}, user_id, 'Hoja de cálculo', 'READ', ${marker}, '1234'
  from agency_users where agency_id = ${id} and role = 'OWNER' on conflict do nothing`;

/** The agency has an address under the id of its place, and a message to it under the same. */
export const hooked = ({ agency: id, convocated }: Tenant) => sql`
  with hook as (
    insert into webhooks (id, agency_id, created_by, url, happenings, secret_encrypted)
    select ${convocated}, ${id}, user_id, 'https://programa.example/elenco', '{claim.pay}', ''
    from agency_users where agency_id = ${id} and role = 'OWNER' on conflict do nothing returning id)
  insert into webhook_deliveries (id, agency_id, webhook_id, happening, entity_id, happened_at, next_attempt_at)
  select id, ${id}, id, 'claim.pay', ${convocated}, now(), now() from hook on conflict do nothing`;

/** The agency has an archive that can be downloaded, under the id of its place. */
const archived = ({ agency: id, convocated }: Tenant) => sql`
  insert into agency_archives (id, agency_id, asked_by, state, run, parts, size, sha256, ready_at, expires_at)
  select ${convocated}, ${id}, user_id, 'READY', ${convocated}, 1, 1, '', now(), now() + interval '1 day'
  from agency_users where agency_id = ${id} and role = 'OWNER' on conflict do nothing`;

export const KEY_MUTATIONS: Readonly<Record<string, Entry>> = {
  createApiKey: agency(() => ({ input: { name: 'Hoja', scope: 'READ', days: 30, ofAgency: false } })),
  // The agency's own, which others have not; theirs they revoke alike (lib/identity/api-keys).
  revokeApiKey: owner((own) => ({ id: own.convocated }), {
    arrange: keyed,
    refusal: { producer: 'NOT_FOUND', finance: 'NOT_FOUND', reader: 'NOT_FOUND' },
  }),
  createWebhook: owner(() => ({ url: 'https://programa.example/elenco', events: ['claim.paid'] })),
  renewWebhookSecret: owner((own) => ({ id: own.convocated }), { arrange: hooked }),
  pauseWebhook: owner((own) => ({ id: own.convocated, paused: true }), { arrange: hooked }),
  removeWebhook: owner((own) => ({ id: own.convocated }), { arrange: hooked }),
  testWebhook: owner((own) => ({ id: own.convocated }), { arrange: hooked }),
  askAgencyArchive: owner(),
  openAgencyArchive: owner((own) => ({ id: own.convocated }), { arrange: archived }),
  resendWebhookDelivery: owner((own) => ({ id: own.convocated }), { arrange: hooked }),
};
