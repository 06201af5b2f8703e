import { serveWrite } from '@/lib/graphql/serve-write';
import { AgencyType } from '../graphql';
import { approveAgency } from './approve-agency';
import { reactivateAgency } from './reactivate-agency';
import { reviewAgency } from './review-agency';
import { suspendAgency } from './suspend-agency';
import { APPROVE_AGENCY, REACTIVATE_AGENCY, REVIEW_AGENCY, SUSPEND_AGENCY } from './writes';

serveWrite(APPROVE_AGENCY, AgencyType, approveAgency);
serveWrite(REVIEW_AGENCY, AgencyType, reviewAgency);
serveWrite(SUSPEND_AGENCY, AgencyType, suspendAgency, {
  description:
    'Nobody signs in for it any more, its links and showcases are closed and its bookings ahead free; its owner and its talents are told.',
});
serveWrite(REACTIVATE_AGENCY, AgencyType, reactivateAgency);
