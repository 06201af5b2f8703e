import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { fileUrl } from '@/lib/core/photo-url';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { keyset } from '@/lib/platform/keyset';
import { parseInput } from '@/lib/platform/parse-input';
import { shownTo } from '@/lib/talents/queries';
import { mayManageConvocatories, maySeeConvocatories } from '../policy';
import { type CalledTalent, findPapers } from '../queries';
import { type CalledInput, calledInput, type NamedPlaceInput, namedPlaceInput } from './inputs';

export const MOST_CALLED = 1000;

/**
 * The called talents of an event or of a convocatory of the agency, or one of them by its talent (specification part 2,
 * section 7.1), in the order they were called; none for another agency's. Throws INVALID when neither is named.
 */
export async function findCalled(
  actor: Actor,
  input: CalledInput,
  { limit = MOST_CALLED, after, edges }: ListPage = {},
): Promise<CalledTalent[]> {
  const agency = maySeeConvocatories(actor);
  const { eventId, convocatoryId, talentId } = parseInput(calledInput, input);
  const page = keyset(
    [sql`${convocateds.createdAt}`, sql`${convocateds.id}`],
    { descending: false, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${convocateds}
      where ${convocateds.id} = ${id} and ${convocateds.agencyId} = ${agency.agencyId}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(convocateds), edge: page.edge })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.agencyId, agency.agencyId),
        page.where,
        eventId ? eq(convocateds.eventId, eventId) : undefined,
        convocatoryId ? eq(convocateds.convocatoryId, convocatoryId) : undefined,
        talentId ? eq(convocateds.talentId, talentId) : undefined,
        shownTo(agency, convocateds.talentId),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** One called talent of the agency. Throws NOT_FOUND alike for another agency's. */
export async function getCalled(actor: Actor, id: string): Promise<CalledTalent> {
  const agency = maySeeConvocatories(actor);
  const [row] = await database()
    .select()
    .from(convocateds)
    .where(
      and(
        eq(convocateds.id, id),
        eq(convocateds.agencyId, agency.agencyId),
        shownTo(agency, convocateds.talentId),
      ),
    );
  if (!row) throw notFound('errors.convocated.notFound');
  return row;
}

/**
 * A called talent as somebody names it who repeats its talent, its call and where its papers are: these are the server's
 * own, so that they are compared and never kept. Throws FORBIDDEN to who may not decide on it, INVALID at the field that differs,
 * and NOT_FOUND.
 */
export async function getNamedPlace(actor: Actor, input: NamedPlaceInput): Promise<CalledTalent> {
  mayManageConvocatories(actor);
  const { id, ...named } = parseInput(namedPlaceInput, input);
  const place = await getCalled(actor, id);
  const papers = (await findPapers(actor, [id])).get(id);
  // Empty says that there is none yet.
  const isAddress = (given: string | undefined, fileId: string | null | undefined) =>
    given === undefined ||
    (fileId ? [fileUrl(fileId), env().APP_URL + fileUrl(fileId)].includes(given) : given === '');
  const wrong = {
    ...(named.talentId === undefined || named.talentId === place.talentId
      ? {}
      : { talentId: 'errors.convocated.otherPlace' }),
    ...(named.convocatoryId === undefined || named.convocatoryId === place.convocatoryId
      ? {}
      : { convocatoryId: 'errors.convocated.otherPlace' }),
    ...(isAddress(named.urlContract, papers?.contractFileId)
      ? {}
      : { urlContract: 'errors.convocated.otherPaper' }),
    ...(isAddress(named.urlEnvoice, papers?.claimFileId)
      ? {}
      : { urlEnvoice: 'errors.convocated.otherPaper' }),
  };
  if (Object.keys(wrong).length) throw new AppError('INVALID', 'errors.invalid', wrong);
  return place;
}
