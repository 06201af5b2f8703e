import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CHOICE_FIELDS } from '@/lib/core/quotation-fields';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { parseChange } from '@/lib/platform/parse-change';
import { transact } from '@/lib/platform/transaction';
import { type UpdateQuotationInput, updateQuotationInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { TELL_DRAFT } from './jobs';
import { priceDraft } from './price-draft';
import { refuseInactive } from './refuse-inactive';
import { refuseUnlikeFirst } from './refuse-unlike-first';
import { clientPhone, draftColumns, refusal, rewriteDraft } from './write-draft';

/** A screen saves every few seconds: what one person does in this time is one entry of the trail. */
const ONE_SITTING_MS = 10 * 60 * 1000;

/**
 * Replaces a draft by what the input says, lines deleted and recreated, priced anew by the server. Throws INVALID,
 * FORBIDDEN, UNAUTHENTICATED, NOT_FOUND also for another agency's, and CONFLICT when it is no longer a draft,
 * somebody changed it since `seenRevision`, an addition would differ in what is fixed, or its client chooses of it and the input does not know of that.
 */
export async function updateQuotation(actor: Actor, input: UpdateQuotationInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const onFile = () => getQuotation(actor, input.id);
  const { id, seenRevision, ...typed } = await parseChange(updateQuotationInput, input, onFile);
  const before = await getQuotation(actor, id);
  if (before.hasChoices && knowsNoChoices(input)) throw conflict('errors.quotation.choicesLeftOut');
  refuseUnlikeFirst(typed, before);
  const data = { ...typed, ...clientPhone(typed, before) };
  const now = currentTime();
  const priced = await priceDraft(actor, data, now);
  refuseInactive(priced.client, before.clientId);
  const columns = { ...draftColumns(data, priced), updatedAt: now };
  return transact(async (tx) => {
    const row = await rewriteDraft(
      tx,
      { id, agencyId: agency.agencyId, seenRevision },
      columns,
      priced.columns.lines,
    );
    if (!row) throw await refusal(tx, { id, agencyId: agency.agencyId });
    const told = await toldLately(tx, agency, id, now);
    if (told) await tellLater(tx, agency, id, told);
    else {
      await recordAudit(
        tx,
        actor,
        'quotation.update',
        { id, agencyId: agency.agencyId },
        { to: row.stateId },
      );
    }
    return row;
  });
}

/** True for lines of a program from before clients could choose: all of them would stand, and be counted. */
const knowsNoChoices = ({ lines = [] }: UpdateQuotationInput): boolean =>
  lines.length > 0 && lines.every((line) => CHOICE_FIELDS.every((field) => line[field] === undefined));

/** When the present sitting of that person, or of its key, was told of; undefined where none was. */
async function toldLately(
  tx: Tx,
  { userId, keyId }: AgencyActor,
  id: string,
  now: Date,
): Promise<Date | undefined> {
  const [entry] = await tx
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'quotation'),
        eq(auditEntries.entityId, id),
        inArray(auditEntries.action, ['create', 'update']),
        eq(auditEntries.actorId, userId),
        sql`${auditEntries.detail} ->> 'apiKeyId' is not distinct from ${keyId ?? null}`,
        gt(auditEntries.at, new Date(now.getTime() - ONE_SITTING_MS)),
      ),
    )
    .limit(1);
  return entry?.at;
}

const tellLater = (tx: Tx, { userId, agencyId, keyId }: AgencyActor, quotationId: string, told: Date) =>
  enqueue(
    tx,
    TELL_DRAFT,
    { quotationId, userId, ...(keyId ? { keyId } : {}) },
    {
      key: `${TELL_DRAFT.name}:${quotationId}:${keyId ?? userId}`,
      keepsTime: true,
      runAt: new Date(told.getTime() + ONE_SITTING_MS),
      owner: agencyId,
    },
  );
