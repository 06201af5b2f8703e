import * as z from 'zod/mini';
import { CONTRACT_PAPER_KINDS, PLANILLA_KINDS } from '@/db/values/contract-papers';
import { isCalendarDate } from '@/lib/core/dates';

const kind = z.enum(CONTRACT_PAPER_KINDS, 'contract.uploadDocument');

/** A day, `YYYY-MM-DD`, or empty. */
const day = z.string().check(
  z.trim(),
  z.refine<string>((text) => text === '' || isCalendarDate(text), 'validation.date'),
);

/** Days left out stay unknown. */
export const datePaperInput = z.object({
  kind,
  issuedOn: z.nullish(day),
  expiresOn: z.nullish(day),
});
export type DatePaperInput = z.input<typeof datePaperInput>;

export const paperKindInput = z.object({ kind });
export type PaperKindInput = z.input<typeof paperKindInput>;

export const planillaKindInput = z.object({ kind: z.enum(PLANILLA_KINDS, 'contract.uploadDocument') });
export type PlanillaKindInput = z.input<typeof planillaKindInput>;
