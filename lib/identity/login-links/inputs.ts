import * as z from 'zod/mini';
import { email } from '@/lib/core/inputs';

export const requestLoginLinkInput = z.object({ email });
export type RequestLoginLinkInput = z.input<typeof requestLoginLinkInput>;
