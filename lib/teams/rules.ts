import type { AgencyRole } from '@/lib/core/actor';

/** What one is invited as or given; ownership only moves from person to person. */
export const GIVEN_ROLES = ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
