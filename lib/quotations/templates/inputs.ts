import * as z from 'zod/mini';
import { requiredLine } from '@/lib/core/inputs';

/** Spaces between words count once: 'Feria  de moda' is 'Feria de moda'. */
const name = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.trim().replaceAll(/\s+/g, ' ')),
    requiredLine(80),
  ),
);

/** With `replace`, a template of the same name takes the new content. */
export const saveTemplateInput = z.object({
  quotationId: z.uuid('validation.required'),
  name,
  replace: z._default(z.boolean(), false),
});
export type SaveTemplateInput = z.input<typeof saveTemplateInput>;

export const renameTemplateInput = z.object({ id: z.uuid('validation.required'), name });
export type RenameTemplateInput = z.input<typeof renameTemplateInput>;

export const templateIdInput = z.object({ id: z.uuid('validation.required') });
export type TemplateIdInput = z.input<typeof templateIdInput>;
