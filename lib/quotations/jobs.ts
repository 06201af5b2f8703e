import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const ofQuotation = z.strictObject({ quotationId: z.uuid() });

/** Renders the PDF of a sent quotation, so that it is there before anybody asks for it. */
export const renderPdf = defineJob({
  name: 'quotations.render-pdf',
  lane: 'document',
  payload: ofQuotation,
  run: () => import('./sending/render-quotation'),
});

/** Every hour: sent quotations whose validity has passed become expired. */
const expire = defineJob({
  name: 'quotations.expire',
  payload: z.strictObject({}),
  run: () => import('./expire-quotations'),
  cron: '5 * * * *',
});

export const jobs = [renderPdf, expire];
