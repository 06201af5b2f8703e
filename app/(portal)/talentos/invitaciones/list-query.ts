import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import type { TalentInvitationFilter } from '@/lib/talents/invitations/queries';

/** By their names in the address. */
export const STATE_NAMES = {
  enviadas: 'SENT',
  abiertas: 'OPENED',
  registradas: 'REGISTERED',
  vencidas: 'EXPIRED',
  anuladas: 'WITHDRAWN',
} as const;

export const TALENT_INVITATION_LIST = defineList<TalentInvitationFilter>('/talentos/invitaciones', {
  filters: { estado: choiceOf('state', STATE_NAMES) },
});
