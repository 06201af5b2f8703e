import { and, eq } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayAnswerCall } from '../policy';
import { type SentCall, sentCalls } from '../sent-calls/queries';
import { callStatus } from './rules';

/**
 * A call as the holder of its link reads it: what, where, when, for how much a day, by whom. Of the talent its first
 * name alone, for the link is no proof of who holds it (decision 42).
 */
export type Call = Omit<
  SentCall,
  'talentLastname' | 'talentEmail' | 'talentPhone' | 'talentDialingCode' | 'quotedBy' | 'mayContract'
>;

/** The call of a talent's link. Null when its place in the convocatory is gone. */
export async function getCall(actor: Actor): Promise<Call | null> {
  const { subject } = mayAnswerCall(actor);
  const [row] = await sentCalls(database()).where(
    and(eq(convocateds.convocatoryId, subject.convocatoryId), eq(convocateds.talentId, subject.talentId)),
  );
  if (!row) return null;
  const {
    talentLastname,
    talentEmail,
    talentPhone,
    talentDialingCode,
    quotedBy,
    mayContract: _,
    ...call
  } = row;
  return call;
}

/** The same, for who asks by a program. Throws NOT_FOUND for a place that is gone, also one that was discarded. */
export async function getOwnCall(actor: Actor): Promise<Call> {
  const call = await getCall(actor);
  if (!call || callStatus(call, currentTime()) === 'GONE') throw notFound('errors.convocatory.notFound');
  return call;
}
