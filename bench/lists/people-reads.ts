import type pg from 'pg';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { countRequests, listRequests } from '@/lib/habeas-data/requests/queries';
import { listContactViews } from '@/lib/habeas-data/views/queries';
import { countTalentInvitations, listTalentInvitations } from '@/lib/talents/invitations/queries';
import { listPhotoDecisions } from '@/lib/talents/photos/review/queries';
import { LARGE_LISTS } from '@/lib/testing/large-lists';
import type { Reads } from './compare-sizes';

const PAGE = 21;

/** The lists that `insertLargeLists` fills: first page, deep page and the one before it. */
export async function peopleReads(
  pool: pg.Pool,
  owner: AgencyActor,
  administrator: AdministratorActor,
): Promise<Reads> {
  const idOf = async (text: string): Promise<string> => String((await pool.query(text)).rows[0]?.id ?? '');
  const deep = (table: string, order: string, where = 'true') =>
    idOf(
      `select id from ${table} where ${where} order by ${order}
       offset (select 0.9 * count(*) from ${table} where ${where}) limit 1`,
    );
  const seen = "entity = 'talent-contact'";
  const talentId = await idOf(`select entity_id as id from audit_entries where ${seen} limit 1`);
  const reviewer: AdministratorActor = {
    ...administrator,
    userId: await idOf('select reviewer_id as id from photo_decisions limit 1'),
  };
  const answered = (page: ListPage) => listRequests(administrator, { state: 'ANSWERED', ...page });
  const lists: Readonly<Record<string, readonly [string, (page: ListPage) => Promise<unknown>]>> = {
    invitations: [
      await deep('talent_invitations', LARGE_LISTS.talent_invitations),
      (page) => listTalentInvitations(owner, page),
    ],
    'decisions on photos': [
      await deep('photo_decisions', LARGE_LISTS.photo_decisions),
      (page) => listPhotoDecisions(administrator, page),
    ],
    "a reviewer's decisions": [
      await deep('photo_decisions', LARGE_LISTS.photo_decisions),
      (page) => listPhotoDecisions(reviewer, { own: true, ...page }),
    ],
    'data requests answered': [
      await deep('data_requests', 'answered_at desc, id desc', 'answered_at is not null'),
      answered,
    ],
    'data requests to answer': [
      await deep('data_requests', LARGE_LISTS.data_requests, 'answered_at is null'),
      (page) => listRequests(administrator, page),
    ],
    'who saw a talent': [
      await deep('audit_entries', LARGE_LISTS.audit_entries, seen),
      (page) => listContactViews(administrator, talentId, page),
    ],
  };
  const reads: Record<string, () => Promise<unknown>> = {};
  for (const [name, [edge, read]] of Object.entries(lists)) {
    reads[`${name}: first page`] = () => read({ limit: PAGE });
    reads[`${name}: deep page`] = () => read({ limit: PAGE, after: edge });
    reads[`${name}: before a deep row`] = () => read({ limit: PAGE, before: edge });
  }
  reads['invitations: a state'] = () => listTalentInvitations(owner, { state: 'EXPIRED', limit: PAGE });
  reads['invitations: "invitada 321"'] = () =>
    listTalentInvitations(owner, { search: 'invitada 321', limit: PAGE });
  reads['invitations: number'] = () => countTalentInvitations(owner);
  reads['data requests to answer: number'] = () => countRequests(administrator);
  reads['data requests answered: number'] = () => countRequests(administrator, { state: 'ANSWERED' });
  return reads;
}
