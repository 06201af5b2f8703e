import * as z from 'zod/mini';

export const requestCodeInput = z.object({ channel: z.enum(['EMAIL', 'PHONE'], 'linkCode.chooseChannel') });
export type RequestCodeInput = z.input<typeof requestCodeInput>;

export const confirmCodeInput = z.object({ code: z.string('linkCode.sixDigits') });
export type ConfirmCodeInput = z.input<typeof confirmCodeInput>;
