import type { NoticeRecipient } from '@/lib/notifications/notify';
import type { Claim } from '../queries';

/** The talent of a claim, on whose claim its agency decided. */
export const recipientOf = ({ agencyId, eventId, talentId, email }: Claim): NoticeRecipient => ({
  agencyId,
  eventId,
  talentId,
  email,
});
