import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { dataRequests, talentInvitations } from '../../db/schema/index.ts';
import { insertCopies } from '../../db/testing/insert-copies.ts';
import { makePhotoDecision } from './factories/talents.ts';

type Of = { readonly agencyId: string; readonly userId: string; readonly eventId: string };

/** The lists that `insertLargeLists` fills: their tables, and the order in which their first page begins. */
export const LARGE_LISTS = {
  talent_invitations: 'created_at desc, id desc',
  photo_decisions: 'created_at desc, id desc',
  data_requests: 'due_on, id',
  audit_entries: 'id desc',
} as const;

/**
 * That many invitations of an agency, decisions of one reviewer on as many photos, requests about data of which one in a
 * hundred waits, and views of one talent, which is returned. An hour lies between one row and the next.
 */
export async function insertLargeLists(
  db: Db,
  pool: pg.Pool,
  { agencyId, userId, eventId }: Of,
  rows: number,
): Promise<{ talentId: string; reviewerId: string }> {
  const { talentId, reviewerId, photoId, id: decision } = await makePhotoDecision(db);
  const only = <Row>([row]: Row[]): Row => {
    if (!row) throw new Error('insert returned nothing');
    return row;
  };
  const invitation = only(
    await db
      .insert(talentInvitations)
      .values({ agencyId, invitedBy: userId, name: 'Invitada', phone: '3001234567', expiresAt: new Date() })
      .returning({ id: talentInvitations.id }),
  );
  const request = only(
    await db
      .insert(dataRequests)
      .values({
        kind: 'CONSULTA',
        source: 'PUBLIC',
        name: 'Quien pregunta',
        email: 'pregunta@correo.example',
        text: '¿Qué datos tienen?',
        receivedOn: '2026-03-02',
        firstDueOn: '2026-03-16',
        dueOn: '2026-03-16',
      })
      .returning({ id: dataRequests.id }),
  );
  const copies = (table: string, of: string, changes: string) =>
    insertCopies(
      pool,
      table,
      `from ${table} row, generate_series(1, $2::int) n, lateral
         jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid(), ${changes})) copy
       where row.id = $1`,
      [of, rows],
    );
  const then = `now() - n * interval '1 hour'`;
  await copies(
    'talent_invitations',
    invitation.id,
    `'name', 'Invitada ' || n, 'email', 'invitada' || n || '@correo.example', 'created_at', ${then},
      'expires_at', ${then} + interval '30 days', 'opened_at', case when n % 3 = 0 then ${then} end`,
  );
  await copies('talent_photos', photoId, `'id', md5('decided' || n)::uuid, 'created_at', ${then}`);
  await copies('photo_decisions', decision, `'photo_id', md5('decided' || n)::uuid, 'created_at', ${then}`);
  await copies(
    'data_requests',
    request.id,
    `'due_on', '2026-03-16'::date + n % 100, 'created_at', ${then},
      'answer', case when n % 100 <> 0 then 'Sí' end, 'answered_at', case when n % 100 <> 0 then ${then} end`,
  );
  await pool.query(
    `insert into audit_entries (at, entity, entity_id, action, agency_id, actor_kind, actor_id, detail)
     select now(), 'talent-contact', $1, 'view', $2, 'agencyUser', $3, jsonb_build_object('eventId', $5::text)
     from generate_series(1, $4::int)`,
    [talentId, agencyId, userId, rows, eventId],
  );
  return { talentId, reviewerId };
}
