import { emails as activationEmails } from '@/lib/agencies/activation/jobs';
import { jobs as imageJobs } from '@/lib/agencies/images/jobs';
import { emails as peopleEmails } from '@/lib/agencies/people/jobs';
import { emails as registrationEmails } from '@/lib/agencies/registration/jobs';
import { emails as agencyEmails } from '@/lib/agencies/review/jobs';
import { emails as teamEmails } from '@/lib/agencies/team/jobs';
import { emails as claimEmails, jobs as claimJobs } from '@/lib/claims/jobs';
import { emails as contractEmails, jobs as contractJobs } from '@/lib/contracts/jobs';
import { emails as linkCodeEmails, jobs as textCodeJobs } from '@/lib/contracts/link-codes/jobs';
import { emails as convocatoryEmails } from '@/lib/convocatories/jobs';
import { jobs as eventJobs } from '@/lib/events/jobs';
import { jobs as limitJobs } from '@/lib/identity/limits/jobs';
import { jobs as linkCodeJobs } from '@/lib/identity/link-codes/jobs';
import { emails as ownUserEmails } from '@/lib/identity/own-user/jobs';
import { emails as passwordEmails } from '@/lib/identity/password/jobs';
import { jobs as sessionJobs } from '@/lib/identity/sessions/jobs';
import type { RegisteredEmail } from '@/lib/notifications/define-email';
import { jobs as notificationJobs } from '@/lib/notifications/jobs';
import { emails as answerEmails, jobs as answerJobs } from '@/lib/quotations/answers/jobs';
import { emails as quotationEmails, jobs as quotationJobs } from '@/lib/quotations/jobs';
import { emails as voidingEmails } from '@/lib/quotations/voiding/jobs';
import { jobs as storageJobs } from '@/lib/storage/jobs';
import { jobs as auditJobs } from '../audit-chain/jobs';
import type { RegisteredJob } from './define-job';

/** Every job of every domain: what the worker can run. A test holds it to the jobs.ts of the domains. */
export const jobs: readonly RegisteredJob[] = [
  ...auditJobs,
  ...notificationJobs,
  ...storageJobs,
  ...imageJobs,
  ...limitJobs,
  ...linkCodeJobs,
  ...sessionJobs,
  ...quotationJobs,
  ...answerJobs,
  ...eventJobs,
  ...contractJobs,
  ...textCodeJobs,
  ...claimJobs,
];

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
