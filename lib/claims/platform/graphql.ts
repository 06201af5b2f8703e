import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { ClaimType } from '../review/graphql';
import { SENT_BACK_TO } from './inputs';
import { sendBackClaim } from './send-back-claim';
import { SEND_BACK } from './writes';

builder.enumType('SentBackTo', { values: SENT_BACK_TO });

serveWrite(SEND_BACK, ClaimType, sendBackClaim, {
  description: 'Gives an approved claim that the platform pays back, with a reason.',
});
