import * as z from 'zod/mini';
import { HOLD_SUBJECTS } from '@/db/values/retention';
import { requiredText } from '@/lib/core/inputs';

export const holdFilesInput = z.object({
  subject: z.enum(HOLD_SUBJECTS, 'validation.required'),
  subjectId: z.uuid('habeasData.retention.noSubject'),
  reason: requiredText(600),
});
export type HoldFilesInput = z.input<typeof holdFilesInput>;
