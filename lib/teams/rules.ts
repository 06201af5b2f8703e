import type { AgencyRole } from '@/lib/core/actor';

/** Roles that can be given. Ownership only moves from person to person. */
export const GIVEN_ROLES = ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
