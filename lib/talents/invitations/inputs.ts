import * as z from 'zod/mini';
import { dialingCode, email, optionalPhone, personName } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

/** Whom an agency invites: by name, and an e-mail, a phone or both. */
export const inviteTalentInput = z
  .object({
    name: personName(80),
    email: z.optional(sentAs('String', z.union([z.literal(''), email], 'validation.email'))),
    phone: z.optional(optionalPhone),
    dialingCode: z.optional(dialingCode),
  })
  .check(
    z.refine((given) => Boolean(given.email || given.phone), {
      error: 'validation.talentInvitation.reachable',
      path: ['email'],
    }),
  );
export type InviteTalentInput = z.input<typeof inviteTalentInput>;

export const talentInvitationInput = z.object({ id: z.uuid('errors.invitation.notFound') });
export type TalentInvitationInput = z.input<typeof talentInvitationInput>;
