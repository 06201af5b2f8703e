import type { Db } from '@/db/client';
import { type Actor, anonymous } from '@/lib/core/actor';
import { findSession } from '@/lib/identity/accounts';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { accountActor } from '@/lib/identity/session';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import {
  makeSession,
  makeTenant,
  makeTenantLink,
  type Tenant,
  type TenantSession,
} from '@/lib/testing/tenant';
import type { Column } from './rules';

/** An agency, an administrator, and each column's actor among them. */
export type Cast = { tenant: Tenant; administrator: TenantSession; actors: Readonly<Record<Column, Actor>> };

/** Makes one, with everything that an agency has; whoever needs many gives `copyTenant`. */
export async function makeCast(db: Db, makeAgency: (db: Db) => Promise<Tenant> = makeTenant): Promise<Cast> {
  const tenant = await makeAgency(db);
  const { user } = await makeAdministrator(db);
  const sessionId = await makeSession(db, user.id, null);
  const sessions = { ...tenant.members, administrator: { userId: user.id, sessionId, email: user.email } };
  const actors = { anonymous, link: await linkHolder(db, tenant) } as Record<Column, Actor>;
  for (const [column, session] of Object.entries(sessions)) {
    // By the session's row, as every request reads it.
    actors[column as keyof typeof sessions] = accountActor((await findSession(session.sessionId)).account);
  }
  return { tenant, administrator: sessions.administrator, actors };
}

/** Who holds a good link, for something else than what is asked. */
async function linkHolder(db: Db, { agency, convocatory, talent }: Tenant): Promise<Actor> {
  const subject = { convocatoryId: convocatory, talentId: talent };
  const secret = await makeTenantLink(db, 'TALENT_REPLY', { ...subject, agencyId: agency });
  const holder = await findLinkActor('TALENT_REPLY', subject, secret);
  if (!holder) throw new Error('the link is not good');
  return holder;
}
