/** How far an invitation is, in the order in which people read of it. */
export const TALENT_INVITATION_STATES = ['SENT', 'OPENED', 'REGISTERED', 'EXPIRED', 'WITHDRAWN'] as const;
export type TalentInvitationState = (typeof TALENT_INVITATION_STATES)[number];

type Times = {
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly registeredAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** The state of an invitation at a moment. */
export function invitationState(invitation: Times, now: Date): TalentInvitationState {
  if (invitation.registeredAt) return 'REGISTERED';
  if (invitation.withdrawnAt) return 'WITHDRAWN';
  if (invitation.expiresAt <= now) return 'EXPIRED';
  return invitation.openedAt ? 'OPENED' : 'SENT';
}

/** True of one that can be sent again or withdrawn. */
export const isWaiting = (state: TalentInvitationState): boolean =>
  state === 'SENT' || state === 'OPENED' || state === 'EXPIRED';
