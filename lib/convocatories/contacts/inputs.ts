import * as z from 'zod/mini';

export const SHAREABLE = ['TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'] as const;

export const shareLinkInput = z.object({ convocatedId: z.uuid(), purpose: z.enum(SHAREABLE) });
export type ShareLinkInput = z.input<typeof shareLinkInput>;
