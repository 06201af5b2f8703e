import { emails as activationEmails } from '@/lib/agencies/activation/emails';
import { emails as peopleEmails } from '@/lib/agencies/people/emails';
import { emails as registrationEmails } from '@/lib/agencies/registration/emails';
import { emails as agencyEmails } from '@/lib/agencies/review/emails';
import { emails as teamEmails } from '@/lib/agencies/team/emails';
import { emails as claimEmails } from '@/lib/claims/emails';
import { emails as contractEmails } from '@/lib/contracts/emails';
import { emails as linkCodeEmails } from '@/lib/contracts/link-codes/emails';
import { emails as convocatoryEmails } from '@/lib/convocatories/emails';
import { emails as ownUserEmails } from '@/lib/identity/own-user/emails';
import { emails as passwordEmails } from '@/lib/identity/password/emails';
import type { RegisteredEmail } from '@/lib/notifications/define-email';
import { registerEmails } from '@/lib/notifications/registered-emails';
import { emails as answerEmails } from '@/lib/quotations/answers/emails';
import { emails as quotationEmails } from '@/lib/quotations/emails';
import { emails as voidingEmails } from '@/lib/quotations/voiding/emails';

/** Every e-mail of every domain: what the outbox can send. */
export const emails: readonly RegisteredEmail[] = [
  ...ownUserEmails,
  ...passwordEmails,
  ...activationEmails,
  ...registrationEmails,
  ...agencyEmails,
  ...peopleEmails,
  ...teamEmails,
  ...quotationEmails,
  ...answerEmails,
  ...voidingEmails,
  ...convocatoryEmails,
  ...contractEmails,
  ...linkCodeEmails,
  ...claimEmails,
];

registerEmails(emails);
