import * as z from 'zod/mini';
import { knownEmail } from '@/lib/core/inputs';

export const requestLoginLinkInput = z.object({ email: knownEmail });
export type RequestLoginLinkInput = z.input<typeof requestLoginLinkInput>;
