import { and, eq, isNull } from 'drizzle-orm';
import { contracts, convocateds } from '@/db/schema';

/** In SQL: a contract that both have not annulled. */
export const inForce = isNull(contracts.voidedAt);

/** In SQL: the contract in force of a place. */
export const contractOfPlace = and(eq(contracts.convocatedId, convocateds.id), inForce);
