import { and, isNull, sql } from 'drizzle-orm';
import { convocateds, eventPersonals, talents } from '@/db/schema';
import { CONVOCATED } from '@/lib/core/states';
import { accepted, presentable } from '../event-talents/standing';

/** As the client sees them: by role, in the agency's order; behind the shown of a role those who are not. */
export const inShowcaseOrder = sql`${eventPersonals.profileId}, ${talents.gender},
  ${convocateds.shownPosition} nulls last, ${convocateds.createdAt}, ${convocateds.id}`;

/** They said yes, or are confirmed. */
export const saidYes = sql`(${accepted} or ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))})`;

/** They said yes, can be shown, and are not. */
export const willing = and(presentable, saidYes, isNull(convocateds.shownAt));
