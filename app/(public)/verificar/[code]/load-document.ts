import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AppError } from '@/lib/core/errors';
import { type VerifiedDocument, verifyCode } from '@/lib/documents/verification/queries';
import { requestIp } from '@/lib/platform/request-ip';
import '@/lib/root/documents';

/** The document of a code; the page that says there is none otherwise. */
export const loadDocument = cache(async (code: string): Promise<VerifiedDocument> => {
  try {
    return await verifyCode({ ip: requestIp(await headers()) }, decodeURIComponent(code));
  } catch (error) {
    if (error instanceof AppError && (error.code === 'INVALID' || error.code === 'NOT_FOUND')) notFound();
    throw error;
  }
});
