import { notices as agencyNotices } from '@/lib/agencies/review/notices';
import { notices as archiveNotices } from '@/lib/archives/notices';
import { notices as claimAccountNotices } from '@/lib/claims/accounts/notices';
import { notices as certificateNotices } from '@/lib/claims/certificates/notices';
import { notices as claimNotices } from '@/lib/claims/notices';
import { notices as claimPaymentNotices } from '@/lib/claims/payments/notices';
import { notices as platformClaimNotices } from '@/lib/claims/platform/notices';
import { notices as claimReviewNotices } from '@/lib/claims/review/notices';
import { notices as supportNotices } from '@/lib/claims/support-documents/notices';
import { notices as linkCodeNotices } from '@/lib/contracts/link-codes/notices';
import { notices as contractNotices } from '@/lib/contracts/notices';
import { notices as signingCodeNotices } from '@/lib/contracts/signing-codes/notices';
import { notices as convocatoryNotices } from '@/lib/convocatories/notices';
import { notices as eventDayNotices } from '@/lib/event-day/notices';
import { notices as eventNotices } from '@/lib/events/notices';
import { notices as financeNotices } from '@/lib/finances/notices';
import { notices as dataRequestNotices } from '@/lib/habeas-data/requests/notices';
import { notices as contactChangeNotices } from '@/lib/identity/contact-changes/notices';
import { notices as loginLinkNotices } from '@/lib/identity/login-links/notices';
import { notices as ownUserNotices } from '@/lib/identity/own-user/notices';
import { notices as passwordNotices } from '@/lib/identity/password/notices';
import { notices as inboxNotices } from '@/lib/inbox/notices';
import { notices as letterNotices } from '@/lib/letters/notices';
import type { RegisteredNotice } from '@/lib/notifications/define-notice';
import { registerNotices } from '@/lib/notifications/registered-notices';
import { notices as activationNotices } from '@/lib/people/activation/notices';
import { notices as peopleNotices } from '@/lib/people/notices';
import { notices as answerNotices } from '@/lib/quotations/answers/notices';
import { notices as quotationNotices } from '@/lib/quotations/notices';
import { notices as voidingNotices } from '@/lib/quotations/voiding/notices';
import { notices as registrationNotices } from '@/lib/registration/notices';
import { notices as reminderNotices } from '@/lib/reminders/notices';
import { notices as rideNotices } from '@/lib/rides/notices';
import { notices as helpNotices } from '@/lib/support/notices';
import { notices as guardianNotices } from '@/lib/talents/guardians/notices';
import { notices as talentInvitationNotices } from '@/lib/talents/invitations/notices';
import { notices as joiningNotices } from '@/lib/talents/joining/notices';
import { notices as bankAccountNotices } from '@/lib/talents/own/bank-account/notices';
import { notices as photoReviewNotices } from '@/lib/talents/photos/review/notices';
import { notices as savedSearchNotices } from '@/lib/talents/saved-searches/alerts/notices';
import { notices as talentStateNotices } from '@/lib/talents/states/notices';
import { notices as teamNotices } from '@/lib/teams/notices';

/** Every notice of every domain: what the jobs can send. */
export const notices: readonly RegisteredNotice[] = [
  ...ownUserNotices,
  ...passwordNotices,
  ...contactChangeNotices,
  ...loginLinkNotices,
  ...activationNotices,
  ...registrationNotices,
  ...agencyNotices,
  ...archiveNotices,
  ...peopleNotices,
  ...teamNotices,
  ...dataRequestNotices,
  ...joiningNotices,
  ...talentInvitationNotices,
  ...guardianNotices,
  ...savedSearchNotices,
  ...talentStateNotices,
  ...photoReviewNotices,
  ...bankAccountNotices,
  ...quotationNotices,
  ...answerNotices,
  ...voidingNotices,
  ...eventNotices,
  ...convocatoryNotices,
  ...eventDayNotices,
  ...rideNotices,
  ...contractNotices,
  ...linkCodeNotices,
  ...letterNotices,
  ...signingCodeNotices,
  ...claimNotices,
  ...reminderNotices,
  ...helpNotices,
  ...certificateNotices,
  ...claimReviewNotices,
  ...platformClaimNotices,
  ...claimPaymentNotices,
  ...claimAccountNotices,
  ...supportNotices,
  ...financeNotices,
  ...inboxNotices,
];

registerNotices(notices);
