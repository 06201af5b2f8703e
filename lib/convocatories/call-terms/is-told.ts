import { and, eq, ne, notInArray } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';

/** Who is told of a change: called, not discarded, and not having said no. */
export const isTold = (callId: string) =>
  and(
    eq(convocateds.convocatoryId, callId),
    ne(convocateds.stateId, CONVOCATED.DISCARDED),
    notInArray(convocateds.applicationStateId, [APPLICATION.REJECTED, APPLICATION.WITHDRAWN]),
  );
