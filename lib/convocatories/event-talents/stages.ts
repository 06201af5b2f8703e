import { type SQL, sql } from 'drizzle-orm';
import { contracts, convocateds } from '@/db/schema';
import { CONVOCATED } from '@/lib/core/states';
import { contractOfPlace } from '../contract-in-force';
import type { Stage } from './rules';
import { accepted, isState } from './standing';

const wanted = sql`not ${isState(CONVOCATED.DISCARDED)}`;

/** In SQL: the places that have come to a stage of the funnel. */
export const HAS_COME_TO: Readonly<Record<Stage, SQL>> = {
  called: wanted,
  // Who answered has seen it, by whatever way.
  seen: sql`${wanted} and coalesce(${convocateds.seenAt}, ${convocateds.repliedAt}) is not null`,
  accepted,
  confirmed: isState(CONVOCATED.CONFIRMED),
  signed: sql`exists (select 1 from ${contracts} where ${contractOfPlace})`,
};
