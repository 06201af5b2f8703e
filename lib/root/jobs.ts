import { jobs as imageJobs } from '@/lib/agencies/images/jobs';
import { jobs as analyticsJobs } from '@/lib/analytics/rollup/jobs';
import { jobs as archiveJobs } from '@/lib/archives/jobs';
import { jobs as supportJobs } from '@/lib/claims/support-documents/sending/jobs';
import { jobs as eventDateJobs } from '@/lib/convocatories/event-dates/jobs';
import { jobs as reserveJobs } from '@/lib/convocatories/reserves/jobs';
import { jobs as waveJobs } from '@/lib/convocatories/waves/jobs';
import { jobs as documentJobs } from '@/lib/documents/jobs';
import { jobs as eventJobs } from '@/lib/events/jobs';
import { jobs as debtJobs } from '@/lib/finances/reminders/jobs';
import { jobs as retentionJobs } from '@/lib/habeas-data/retention/jobs';
import { jobs as limitJobs } from '@/lib/identity/limits/jobs';
import { jobs as linkCodeJobs } from '@/lib/identity/link-codes/jobs';
import { jobs as sessionJobs } from '@/lib/identity/sessions/jobs';
import { jobs as importJobs } from '@/lib/imports/jobs';
import { jobs as inboxJobs } from '@/lib/inbox/jobs';
import { jobs as notificationJobs } from '@/lib/notifications/jobs';
import { jobs as whatsAppJobs } from '@/lib/notifications/whatsapp/jobs';
import { jobs as auditJobs } from '@/lib/platform/audit-chain/jobs';
import type { RegisteredJob } from '@/lib/platform/jobs/define-job';
import { jobs as answerJobs } from '@/lib/quotations/answers/jobs';
import { jobs as draftJobs } from '@/lib/quotations/drafts/jobs';
import { jobs as quotationJobs } from '@/lib/quotations/jobs';
import { jobs as reminderJobs } from '@/lib/reminders/jobs';
import { jobs as rideJobs } from '@/lib/rides/jobs';
import { jobs as storageJobs } from '@/lib/storage/jobs';
import { jobs as photoJobs } from '@/lib/talents/photos/jobs';
import { jobs as photoReviewJobs } from '@/lib/talents/photos/review/jobs';
import { jobs as searchAlertJobs } from '@/lib/talents/saved-searches/alerts/jobs';
import { jobs as savedSearchJobs } from '@/lib/talents/saved-searches/jobs';
import { jobs as deliveryJobs } from '@/lib/webhooks/deliveries/jobs';
import { jobs as webhookJobs } from '@/lib/webhooks/jobs';
import './documents';
import './file-kinds';
import './imports';
import './notices';
import './replies';

/** Every job of every domain: what the worker can run. A test holds it to the jobs.ts of the domains. */
export const jobs: readonly RegisteredJob[] = [
  ...auditJobs,
  ...notificationJobs,
  ...whatsAppJobs,
  ...storageJobs,
  ...retentionJobs,
  ...imageJobs,
  ...limitJobs,
  ...linkCodeJobs,
  ...sessionJobs,
  ...photoJobs,
  ...photoReviewJobs,
  ...savedSearchJobs,
  ...searchAlertJobs,
  ...documentJobs,
  ...supportJobs,
  ...draftJobs,
  ...quotationJobs,
  ...answerJobs,
  ...eventJobs,
  ...eventDateJobs,
  ...reserveJobs,
  ...waveJobs,
  ...importJobs,
  ...reminderJobs,
  ...debtJobs,
  ...rideJobs,
  ...analyticsJobs,
  ...webhookJobs,
  ...deliveryJobs,
  ...inboxJobs,
  ...archiveJobs,
];
