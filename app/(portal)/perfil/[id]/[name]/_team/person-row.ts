import type { AgencyRole } from '@/lib/core/actor';

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: AgencyRole;
  readonly status: 'active' | 'suspended' | 'left';
  /** Last time they signed in, in words. */
  readonly access: string;
  /** Of its place in the team. */
  readonly revision: number;
};
