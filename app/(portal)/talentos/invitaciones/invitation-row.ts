import type { TalentInvitationState } from '@/lib/talents/invitations/rules';

/** An invitation as the list shows one: this much goes to the browser. */
export type InvitationRow = {
  readonly id: string;
  readonly name: string;
  /** E-mail, phone or both. */
  readonly reached: string;
  readonly hasEmail: boolean;
  readonly invitedBy: string;
  readonly sent: string;
  readonly state: TalentInvitationState;
};
